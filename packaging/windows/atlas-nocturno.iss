; The installer for Windows, made with Inno Setup 6 after `py run.py package`:
;   iscc /DVersion=0.3.0 packaging\windows\atlas-nocturno.iss      (packaging\release.py says the version)
; It needs no administrator, and taking the game away leaves options and saves where they are.

#ifndef Version
  #error Say which version: iscc /DVersion=...
#endif

[Setup]
AppId={{6B1C4E0A-3C0B-4B57-9E64-A71A5B0C7D21}
AppName=Atlas Nocturno
AppVersion={#Version}
DefaultDirName={autopf}\Atlas Nocturno
DefaultGroupName=Atlas Nocturno
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
SetupIconFile=..\icons\icon.ico
UninstallDisplayIcon={app}\AtlasNocturno.exe
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=AtlasNocturno-{#Version}-windows-setup
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "en"; MessagesFile: "compiler:Default.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\AtlasNocturno\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Atlas Nocturno"; Filename: "{app}\AtlasNocturno.exe"
Name: "{autodesktop}\Atlas Nocturno"; Filename: "{app}\AtlasNocturno.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\AtlasNocturno.exe"; Description: "{cm:LaunchProgram,Atlas Nocturno}"; Flags: nowait postinstall skipifsilent

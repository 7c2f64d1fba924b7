#!/bin/sh
# Añade Atlas Nocturno al menú de aplicaciones de quien lo ejecuta (con --remove lo quita).
# Adds Atlas Nocturno to the application menu of whoever runs this (--remove takes it away).
set -eu
here=$(cd "$(dirname "$0")" && pwd -P)
share=${XDG_DATA_HOME:-"$HOME/.local/share"}
entry=$share/applications/atlas-nocturno.desktop
icon=$share/icons/hicolor/256x256/apps/atlas-nocturno.png
about=$share/metainfo/atlas-nocturno.metainfo.xml

if [ "${1:-}" = --remove ]; then
  rm -f "$entry" "$icon" "$about"
  exit 0
fi
mkdir -p "$(dirname "$entry")" "$(dirname "$icon")" "$(dirname "$about")"
cp "$here/icon.png" "$icon"
cp "$here/atlas-nocturno.metainfo.xml" "$about"
# inside the quotes of an Exec line these signs need a backslash, and a percent sign is written twice
quoted=$(printf '%s' "$here/AtlasNocturno" | sed -e 's/[\\"`$]/\\\\&/g' -e 's/%/%%/g' -e 's/[&|]/\\&/g')
sed -e "s|^Exec=.*|Exec=\"$quoted\"|" "$here/atlas-nocturno.desktop" > "$entry"

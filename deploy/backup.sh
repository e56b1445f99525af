#!/bin/sh
# Backs all tables up while abbey goes on, and keeps the newest backups. abbey-backup.service runs it.
# ABBEY_STORE says which tables, as for the server; without it they are those in the file.
set -eu

abbey=${ABBEY_PROGRAM:-/opt/abbey/current/bin/abbey}
folder=${ABBEY_BACKUPS:-/var/backups/abbey}
kept=${ABBEY_BACKUPS_KEPT:-14}

# A backup appears under its name when it is whole, and the names sort by time. If it fails, no old one is removed.
"$abbey" backup "$folder/abbey-$(date -u +%Y-%m-%dT%H%M%SZ).sqlite"
find "$folder" -maxdepth 1 -name 'abbey-*.sqlite' | sort | head -n -"$kept" | while read -r old; do
    rm -- "$old"
done

#!/bin/sh
# Runs abbey as the user of the server, with its settings and on its tables: `house backup FILE`, `house admin list`.
# Put it into /usr/local/sbin/ under the name house.
set -eu

export XDG_DATA_HOME=/var/lib XDG_CACHE_HOME=/var/cache ABBEY_CONFIG=/etc/abbey/abbey.toml

# Read as systemd reads it for the server, line by line: what a shell would make of a value, systemd takes as it is.
if [ -r /etc/abbey/environment ]; then
    while IFS= read -r line || [ -n "$line" ]; do
        value=${line#*=}
        case $value in
            \"*\" | \'*\') value=${value#?} value=${value%?} ;;
        esac
        case $line in
            [A-Z]*=*) export "${line%%=*}=$value" ;;
        esac
    done < /etc/abbey/environment
fi
cd /var/lib/abbey
exec runuser -u abbey -- /opt/abbey/current/bin/abbey "$@"

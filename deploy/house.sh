#!/bin/sh
# Runs abbey as the user of the server, on the same tables: `house backup FILE`, `house admin list`.
# Put it into /usr/local/sbin/ under the name house.
set -eu

export XDG_DATA_HOME=/var/lib XDG_CACHE_HOME=/var/cache
if [ -r /etc/abbey/environment ]; then
    set -a
    . /etc/abbey/environment
    set +a
fi
cd /var/lib/abbey
exec runuser -u abbey -- /opt/abbey/current/bin/abbey "$@"

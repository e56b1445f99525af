#!/bin/sh
# Runs abbey as the user of the server, with its settings and on its tables: `house backup FILE`, `house admin list`.
# Put it into /usr/local/sbin/ under the name house.
set -eu

export XDG_DATA_HOME=/var/lib XDG_CACHE_HOME=/var/cache ABBEY_CONFIG=/etc/abbey/abbey.toml

# Turns the file into `export NAME='VALUE'`, character by character as systemd reads it: blanks around names and values
# do not count, quotes and backslashes are taken away, a value may go on in the next line, and what cannot be a name is
# left out. \047 is a single quote, which this text cannot hold.
read_environment='
function give() {
    if (name ~ /^[A-Za-z_][A-Za-z0-9_]*$/) {
        gsub(/\047/, "\047\"\047\"\047", value)
        print "export " name "=\047" value "\047"
    }
    state = "start"
}
function take(text) { value = value blanks text; blanks = "" }
{ all = all $0 "\n" }
END {
    state = "start"
    for (at = 1; at <= length(all); at++) {
        c = substr(all, at, 1); is_end = c == "\n" || c == "\r"; is_blank = c == " " || c == "\t"
        if (state == "start") {
            name = value = blanks = ""
            if (c == "#" || c == ";") state = "comment"
            else if (!is_end && !is_blank) { state = "name"; name = c }
        } else if (state == "comment") {
            if (is_end) state = "start"
        } else if (state == "name") {
            if (is_end) state = "start"
            else if (c == "=") { state = "before"; sub(/[ \t]+$/, "", name) }
            else name = name c
        } else if (state == "before" || state == "value") {
            if (is_end) give()
            else if (c == "\\") { state = "value"; c = substr(all, ++at, 1); take(c == "\n" ? "" : c) }
            else if (is_blank) { if (state == "value") blanks = blanks c }
            else if (state == "before" && (c == "\"" || c == "\047")) state = c
            else { state = "value"; take(c) }
        } else if (c == state) state = "before"
        else if (state == "\"" && c == "\\") {
            c = substr(all, ++at, 1)
            take(index("\"\\`$", c) ? c : c == "\n" ? "" : "\\" c)
        } else take(c)
    }
    if (state != "start" && state != "comment" && state != "name") give()
}'
if [ -r /etc/abbey/environment ]; then
    eval "$(awk "$read_environment" /etc/abbey/environment)"
fi
cd /var/lib/abbey
exec runuser -u abbey -- /opt/abbey/current/bin/abbey "$@"

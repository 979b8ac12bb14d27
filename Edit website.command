#!/bin/sh
# Opens the editor of the website: a double-click starts this on a Mac, "Edit website.desktop" starts it on Linux.
cd "$(dirname "$0")" || exit 1
# Where installers put Node.js, which a double-click does not know.
PATH="$PATH:/usr/local/bin:/opt/homebrew/bin"

finish() {
  printf '\n%s\nPress Enter to close this window. ' "$1"
  read -r _
  exit "${2:-1}"
}

if ! command -v node > /dev/null 2>&1; then
  finish 'The editor needs Node.js: get it from https://nodejs.org, install it, then open this file again.'
fi
echo 'The editor opens in your browser. Leave this window open while you work; close it when you have finished.'
npm install --no-save --no-audit --no-fund --loglevel=error && npm run --silent edit || finish 'The editor did not start: the lines above say why.' $?

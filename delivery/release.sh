#!/bin/sh
# Publishes a built site on one Linux machine, without an unanswered request:
#   delivery/release.sh /srv/site dist     publishes dist
#   delivery/release.sh /srv/site --back   goes back to the release before
# RELOAD is the command that has the server read its configuration again, with SITE_ROOT set:
#   RELOAD='caddy reload --config /etc/caddy/Caddyfile'   or   RELOAD='nginx -s reload'
set -eu

if [ $# -ne 2 ]; then
  echo 'Say where the site stands and what to publish: release.sh /srv/site dist' >&2
  exit 1
fi
mkdir -p "$1/releases"
site=$(readlink -f "$1")
releases=$(readlink -f "$site/releases")
built=$2
keep=5 # releases to go back to
days=30 # how long the hashed files of old pages, which may still be open somewhere, stay

# Lets the server answer from a release: first the headers, then the pages that they belong to.
publish() {
  release=$1
  if [ -n "${RELOAD:-}" ]; then
    SITE_ROOT=$release sh -c "$RELOAD" || return 1
    sleep 1 # responses under way still read the pages of the release before
  fi
  ln -s "$release" "$site/next.$$" || return 1
  mv -T "$site/next.$$" "$site/current" || return 1
  echo "Published $release"
}

current=$(readlink -f "$site/current" || true)

if [ "$built" = --back ]; then
  before=$(find "$releases" -mindepth 1 -maxdepth 1 -name '2*' | sort | grep -B 1 -Fx "$current" | head -n 1)
  if [ -z "$before" ] || [ "$before" = "$current" ]; then
    echo 'There is no release before this one.' >&2
    exit 1
  fi
  publish "$before"
  exit
fi

if [ ! -f "$built/404.html" ]; then
  echo "$built holds no built site: run npm run build first." >&2
  exit 1
fi
# A release is complete before it gets its name: a full disk leaves the site as it was.
work=$releases/.part.$$
trap 'rm -rf "$work" "$site/next.$$"' EXIT
mkdir "$work"
cp -R "$built/." "$work/"
if [ -d "$current/_astro" ]; then
  find "$current/_astro" -type f -mtime "-$days" -exec cp -pn {} "$work/_astro/" \;
fi
chmod -R a+rX "$work"
release=$releases/$(date -u +%Y%m%d-%H%M%S-%N)
mv "$work" "$release"
if ! publish "$release"; then
  rm -rf "$release"
  echo 'The server refused the release: the one before stays.' >&2
  exit 1
fi
find "$releases" -mindepth 1 -maxdepth 1 -name '2*' | sort | head -n "-$keep" | xargs -rd '\n' rm -rf

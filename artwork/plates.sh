#!/bin/bash
# Takes the plates of the prints: ./plates.sh [-q] [scene ...] -> build/<scene>/plates.npz (-q: half the size).
set -euo pipefail
cd "$(dirname "$0")"
quick=
if [ "${1:-}" = -q ]; then
  quick=-q
  shift
fi
[ $# -gt 0 ] || set -- $(cd scenes && ls *.py | sed 's/\.py$//')
mkdir -p build
for scene; do
  blender -b --python-exit-code 1 -P "scenes/$scene.py" -- $quick > "build/$scene.log" 2>&1 ||
    { grep -A12 Traceback "build/$scene.log"; exit 1; }
  grep RENDERED "build/$scene.log"
done

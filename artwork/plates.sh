#!/bin/bash
# Renders the plates of scenes with Blender: ./plates.sh [-q] [scene ...] -> build/<scene>/plates.npz
# Without a name, it renders all scenes. With -q, the plates have half the width and height, for quick trials.
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

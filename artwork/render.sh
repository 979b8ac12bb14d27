#!/bin/bash
# Renders scenes to the masters in ../content/pictures, one after the other.
#
#   ./render.sh                     all scenes
#   ./render.sh showroom tanker     these scenes
#   ./render.sh -p showroom         a quick small preview: build/showroom-preview.png
#
# How each scene is developed (see lib/post.py for the keys). Samples, exposure and contrast stand in the scene.
set -euo pipefail
cd "$(dirname "$0")"

outdoor='haze=f6d3ae,.75,.6'
declare -A develop=(
  [ambulance-bay]='haze=ffe3bb,.06,1'
  [coffee-drying]='haze=f6d3ae,.75,.5'
  [container-yard]='haze=f6cf9d,.7,.75'
  [fire-truck]=$outdoor
  [mobile-clinic]='haze=f6d3ae,.75,.55'
  [parts-store]='haze=ffe3bb,.12,1 R=6'
  [showroom]='haze=f6d3ae,.70,.75 vig=.18'
  [solar-field]='haze=f6d09c,.72,.75'
  [tanker]=$outdoor
  [training-bay]='haze=ffe3bb,.12,1 R=6'
  [warehouse]='haze=ffe3bb,.2,1'
  [workshop-1948]='haze=ffe3bb,.15,1 sepia=1 exp=-.35 vig=.38'
)

preview=
if [ "${1:-}" = -p ]; then
  preview=yes
  shift
fi
if [ $# -eq 0 ]; then
  set -- $(cd scenes && ls *.py | sed 's/\.py$//')
fi

run() { # LABEL COMMAND...: all output to build/LABEL.log, the time taken to build/times.log
  local label=$1
  shift
  local TIMEFORMAT="$label: wall %R s, CPU %U s"
  { time nice -n 19 "$@" 2>&1 | tee "build/$label.log" | grep -E 'RENDERED|WROTE|Error: Python'; } 2>> build/times.log
}

mkdir -p build ../content/pictures
for scene; do
  if [ -n "$preview" ]; then
    run "$scene-preview" blender -b --python-exit-code 1 -P "scenes/$scene.py" -- q=.4 spp=14
    run "$scene-develop" blender -b --python-exit-code 1 -P lib/post.py -- "$scene" R=3 ${develop[$scene]} \
      "out=build/$scene-preview.png"
  else
    run "$scene-render" blender -b --python-exit-code 1 -P "scenes/$scene.py"
    run "$scene-develop" blender -b --python-exit-code 1 -P lib/post.py -- "$scene" R=5 ${develop[$scene]} \
      "out=../content/pictures/$scene.jpg"
  fi
done

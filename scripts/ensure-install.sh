#!/bin/sh
# Installs the dependencies when they are missing or older than the lock file. Runs before every
# other step, so it must work with nothing but a POSIX shell, npm and whatever Node the machine has.
set -eu
cd "$(dirname "$0")/.."
stamp=node_modules/.package-lock.json
if [ ! -f "$stamp" ] || [ package-lock.json -nt "$stamp" ] || [ package.json -nt "$stamp" ]; then
  echo "Installing dependencies …"
  # Not `npm ci`: it begins with nothing each time. This brings what is missing, by the same lock.
  npm install --loglevel=error
  touch "$stamp"
fi

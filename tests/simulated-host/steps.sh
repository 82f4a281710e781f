# Bash sources this file before it runs a command from the docs. Each external program that the command calls is a step,
# recorded in $MADE_UP_HOST/bin/steps as its line number and its words. At the step $TROUBLED_STEP, $TROUBLE happens:
# the step "fails", or the shell "disconnects" after it.

# Runs a program. A stand-in runs in a subshell, because starting a new shell would take most of the time.
call() {
  local stand_in=$MADE_UP_HOST/bin/$1
  if [ ! -e "$stand_in" ]; then
    command "$@"
  elif [ ! "$stand_in" -ef "$MADE_UP_HOST/bin/nothing" ]; then
    (
      set +eu +o pipefail
      unset -f $PROGRAMS
      shift
      . "$stand_in" "$@"
    )
  fi
}

# Prints the first half of a program's output, in whole blocks: a single line becomes empty, an archive incomplete.
half() {
  call "$@" > "$MADE_UP_HOST/bin/output"
  /usr/bin/head -c $(($(/usr/bin/stat -c %s "$MADE_UP_HOST/bin/output") / 1024 * 512)) "$MADE_UP_HOST/bin/output"
}

step() {
  local words="${BASH_LINENO[1]} $*"
  words=${words//$'\n'/ }
  echo "$words" >> "$MADE_UP_HOST/bin/steps"
  if [ "$words" != "${TROUBLED_STEP-}" ]; then
    call "$@"
  elif [ "$TROUBLE" = disconnects ]; then
    call "$@"
    kill -HUP $$ "$BASHPID"
  else
    if [ -p /dev/stdout ]; then half "$@"; fi
    echo "$1: failed halfway" >&2
    return 1
  fi
}

for NAME in $PROGRAMS; do eval "$NAME() { step $NAME \"\$@\"; }"; done
unset NAME BASH_ENV

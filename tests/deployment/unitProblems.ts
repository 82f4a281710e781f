/** The systemd units, as strictly as their few lines allow. */

type Unit = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** @throws for a line that's neither a section, a setting, nor a comment */
function parseUnit(text: string): Unit {
  const unit: Record<string, Record<string, string>> = {};
  let section: Record<string, string> = {};
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const [, heading] = /^\[(\w+)\]$/.exec(line) ?? [];
    const [, name, value = ''] = /^(\w+)=(.+)$/.exec(line) ?? [];
    if (heading !== undefined) {
      section = {};
      unit[heading] = section;
    } else if (name !== undefined) {
      section[name] = value;
    } else {
      throw new Error(`"${line}" isn't part of a unit.`);
    }
  }
  return unit;
}

function mismatches(
  unit: Unit,
  shape: Readonly<Record<string, Readonly<Record<string, RegExp>>>>,
): readonly string[] {
  const names = (sections: Readonly<Record<string, object>>): string =>
    Object.entries(sections)
      .map(([section, settings]) => `${section}(${Object.keys(settings).join()})`)
      .join();
  return [
    ...(names(unit) === names(shape) ? [] : [`a unit has ${names(unit)}`]),
    ...Object.entries(shape).flatMap(([section, settings]) =>
      Object.entries(settings)
        .filter(([name, pattern]) => !pattern.test(unit[section]?.[name] ?? ''))
        .map(([name]) => `${name} is "${unit[section]?.[name] ?? ''}"`),
    ),
  ];
}

export function unitProblems(service: string, timer: string): readonly string[] {
  return [
    ...mismatches(parseUnit(service), {
      Unit: {Description: /^Backup of \w+$/, Wants: /^docker\.service$/, After: /^docker\.service$/},
      // A percent sign would begin a specifier, and a space another argument.
      Service: {Type: /^oneshot$/, ExecStart: /^\/bin\/sh (?:\/[\w.+-]+)+\/backup-opsimate\.sh$/},
    }),
    ...mismatches(parseUnit(timer), {
      Unit: {Description: /^Daily backup of \w+$/},
      Timer: {OnCalendar: /^\*-\*-\* (?:[01]\d|2[0-3]):[0-5]\d:00$/, Persistent: /^true$/},
      Install: {WantedBy: /^timers\.target$/},
    }),
  ];
}

import {excerpt} from '@site/src/components/form/typed';

/** The rules for a name. */
interface NameRules {
  /** Matches one allowed character. */
  readonly character: RegExp;
  /** The allowed characters in words. */
  readonly characters: string;
  readonly start: RegExp;
  readonly starts: string;
  readonly maxLength: number;
}

/** What's wrong with a name that isn't empty, checked in the order in which a reader would fix it. */
export function nameFault(name: string, rules: NameRules): string | undefined {
  const {character, characters, start, starts, maxLength} = rules;
  const shown = `"${excerpt(name)}"`;
  if (/\s/.test(name)) {
    return `${shown} has a space in it. Remove the space, or replace it with a hyphen.`;
  }
  const allowed = character.test('A') ? name : name.toLowerCase();
  const other = Array.from(name).find((each) => !character.test(each) && !/[A-Z]/.test(each));
  if (other !== undefined) {
    return `${shown} contains the character "${other}". Use only ${characters}.`;
  }
  if (allowed !== name) {
    return `${shown} contains capital letters, which aren't allowed here. Enter "${excerpt(allowed)}".`;
  }
  if (!start.test(name)) {
    return `${shown} must ${starts}.`;
  }
  return name.length > maxLength
    ? `${shown} has ${name.length} characters, but only ${maxLength} are allowed. Choose a shorter name.`
    : undefined;
}

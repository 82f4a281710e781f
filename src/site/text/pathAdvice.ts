/** Characters that need no quotes in a shell, a YAML file, an nginx file, a systemd unit, or a sudoers file. */
const plainPath = /^(?:\/[\w.+-]+)+$/;

/**
 * What's wrong with the path of a file or a folder, as advice that follows the name of its field.
 *
 * @param beginning what to do about a path that doesn't begin with a slash
 */
export function pathAdvice(text: string, beginning: string): string | undefined {
  if (!text.startsWith('/')) {
    return beginning;
  }
  if (text.endsWith('/')) {
    return 'leave out the slash at the end';
  }
  if (text.includes('//')) {
    return 'write one slash between two names';
  }
  const dots = text.split('/').find((name) => /^\.\.?$/.test(name));
  if (dots !== undefined) {
    return `write the path without ${dots}, which isn't a name`;
  }
  return plainPath.test(text)
    ? undefined
    : 'use only letters, digits, slashes, and . _ + -, because other characters would end the path in some files';
}

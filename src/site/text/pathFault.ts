/** Characters that need no quotes in a shell, a YAML file, an nginx file, a systemd unit, or a sudoers file. */
const plainPath = /^(?:\/[\w.+-]+)+$/;

/**
 * What's wrong with the path of a file or a folder.
 *
 * @param example a path without a fault
 */
export function pathFault(text: string, example: string): string | undefined {
  if (!text.startsWith('/')) {
    return `Begin with a slash, as in ${example}, because a relative path depends on where a program starts.`;
  }
  if (text.endsWith('/')) {
    return 'Leave out the trailing slash.';
  }
  if (text.includes('//')) {
    return 'Use one slash between two names.';
  }
  const dots = text.split('/').find((name) => /^\.\.?$/.test(name));
  if (dots !== undefined) {
    return `Enter the path without ${dots}, which isn't a name.`;
  }
  return plainPath.test(text)
    ? undefined
    : 'Use only letters, digits, slashes, and . _ + -, because other characters would end the path in some files.';
}

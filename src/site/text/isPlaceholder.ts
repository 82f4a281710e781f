/** Words that samples and guides use in placeholders for secrets. */
const placeholderWords: ReadonlySet<string> = new Set(
  (
    'a admin api app change changed changeme default dummy encryption enter example generated here insert it jwt key ' +
    'login long mail me my new none null pass passwd password please put random replace sample secret secure smtp ' +
    'some strong super tbd test the this to todo token user value with your'
  ).split(' '),
);

/** Whether a value is a placeholder for a secret instead of a secret. */
export function isPlaceholder(value: string): boolean {
  const words = value
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[-_ .!]+|\d+$/)
    .filter(Boolean);
  return (
    /^(?:<.*>|\.+|x+|\*+)$/i.test(value) ||
    (words.length > 0 && words.every((word) => placeholderWords.has(word)))
  );
}

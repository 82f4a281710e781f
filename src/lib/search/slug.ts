/** The anchor that most headings get, so the index file doesn't have to store it. */
export function slugOf(heading: string): string {
  // A browser takes milliseconds to prepare the pattern for every script.
  const signs = /^[ -~]*$/.test(heading) ? /[^a-z0-9\s_-]/g : /[^\p{L}\p{N}\p{M}\s_-]/gu;
  return heading.toLowerCase().replace(signs, '').replace(/\s/g, '-');
}

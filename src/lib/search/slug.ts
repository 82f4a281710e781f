/** The anchor that most headings get, so that the index file doesn't need it beside the heading. */
export function slugOf(heading: string): string {
  // A browser takes milliseconds to prepare the pattern for every script.
  const signs = /^[ -~]*$/.test(heading) ? /[^a-z0-9\s_-]/g : /[^\p{L}\p{N}\p{M}\s_-]/gu;
  return heading.toLowerCase().replace(signs, '').replace(/\s/g, '-');
}

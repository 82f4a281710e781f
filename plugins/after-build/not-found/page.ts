/**
 * The not-found page without an address of its own, because it's served at every unknown one, and with a script that runs
 * before anything else of it.
 *
 * @param html the page as the framework writes it
 * @param script address of the script
 * @throws Error when the page names no address, because then this step is no longer needed
 */
export function notFoundPage(html: string, script: string): string {
  const named = /<link [^>]*rel="?(?:canonical|alternate)\b[^>]*>|<meta [^>]*property="?og:url\b[^>]*>/g;
  if (!named.test(html)) {
    throw new Error(
      '404.html names no canonical address anymore: remove that step from plugins/after-build/not-found.',
    );
  }
  return html.replace(named, '').replace(/<title\b/, `<script src="${script}"></script>$&`);
}

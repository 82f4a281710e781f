/** Runs in the page: the colors for the browser's own bars that apply now, and what the navbar has. */
export function barColors(): {readonly bars: readonly string[]; readonly navbar: string} {
  const probe = document.createElement('i');
  document.body.append(probe);
  const computed = (color: string): string => {
    probe.style.color = color;
    return getComputedStyle(probe).color;
  };
  const bars = Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    .filter(({media}) => matchMedia(media).matches)
    .map(({content}) => computed(content));
  const navbar = computed('var(--ifm-navbar-background-color)');
  probe.remove();
  return {bars, navbar};
}

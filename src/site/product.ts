/**
 * The documented product. Everything that bears its name derives from here, so renaming it takes one edit.
 */
const name = 'OpsiMate';
const slug = name.toLowerCase();

export const product = {
  name,
  /** Lowercase form for storage keys, the index name, and hostnames. */
  slug,
  tagline: 'One console for servers, Docker, and Kubernetes',
  /** What the console is, in one sentence: the default description of a page. */
  summary: `${name} is one console for servers, Docker, and Kubernetes: see services, act on them, and receive alerts.`,
  /** The release that every page was checked against. */
  release: 'v0.0.53',
  /** Documentation of the releases after this one, which are a different product. */
  laterDocsUrl: `https://docs.${slug}.dev/`,
  repositoryUrl: `https://github.com/${name}/${name}`,
  /** The public Slack invitation that the product's own README names. */
  chatUrl: 'https://join.slack.com/t/opsimate/shared_invite/zt-39bq3x6et-NrVCZzH7xuBGIXmOjJM7gA',
  /** First year of the copyright line. */
  since: 2025,
} as const;

/** Who serves the static files, shown as a badge in the footer. */
export const hosting = {
  label: 'Hosted on Vercel',
  href: 'https://vercel.com',
} as const;

/**
 * The documented product. Everything that contains its name derives from here, so renaming it takes one edit. What
 * isn't needed in every page's script is separate from `product`, because the bundler keeps objects whole.
 */
const name = 'OpsiMate';
const slug = name.toLowerCase();

export const product = {
  name,
  /** Lowercase form for storage keys, the index name, and hostnames. */
  slug,
  tagline: 'One console for servers, Docker, and Kubernetes',
  /** The release that every page was checked against. */
  release: 'v0.0.53',
  repositoryUrl: `https://github.com/${name}/${name}`,
  /** First year of the copyright line. */
  since: 2025,
} as const;

/** What the console is, in one sentence: the default description of a page. */
export const summary = `${name} is one console for servers, Docker, and Kubernetes: see services, act on them, and receive alerts.`;

/** Documentation of the releases after this one, which are a different product. */
export const laterDocsUrl = `https://docs.${slug}.dev/`;

/** The public Slack invitation that the product's own README names. */
export const chatUrl = 'https://join.slack.com/t/opsimate/shared_invite/zt-39bq3x6et-NrVCZzH7xuBGIXmOjJM7gA';

/** Who serves the static files, shown as a badge in the footer. */
export const hosting = {
  label: 'Hosted on Vercel',
  href: 'https://vercel.com',
} as const;

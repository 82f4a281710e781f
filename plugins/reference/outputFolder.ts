/** Where pages import the partials from, below the root of the site; not in Git. */
export const outputFolder = 'docs/_generated';

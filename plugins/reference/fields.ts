/** Kinds of values that the entries of several data files have. */
import {Joi} from '@docusaurus/utils-validation';

export const text = Joi.string().trim();

export const texts = Joi.array().items(text);

/** How an entry is known: file and line of the documented release, or what isn't there. */
export const source = texts.min(1).required();

/** The same where nothing reads it: it's checked, then left out. */
export const unreadSource = {source: source.strip()};

/** An entry's anchor on its page, which never changes. */
export const anchor = text.pattern(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'words and hyphens').required();

export const release = text.pattern(/^v\d+\.\d+\.\d+$/, 'a release such as v0.0.53');

/** Where a page says more. */
export const pageLink = text.pattern(/^\[.+\]\(\/[^)]+\)$/, 'one Markdown link to a page of this site');

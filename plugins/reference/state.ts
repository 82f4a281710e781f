import {Joi} from '@docusaurus/utils-validation';

/**
 * What a reader has while they see a message or meet a fault:
 *
 * - `running`: the backend, and the console in a browser;
 * - `no-console`: the backend may run, but the console doesn't open;
 * - `stopped`: the backend has stopped, so only its container, its log, and its files are there;
 * - `never-started`: there's no container yet.
 */
export const states = ['running', 'no-console', 'stopped', 'never-started'] as const;
export type State = (typeof states)[number];

/** Entries don't say `running`: that's what they are without a state. */
export const stateSchema = Joi.valid(...states.slice(1));

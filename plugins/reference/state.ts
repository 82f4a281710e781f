import {Joi} from '@docusaurus/utils-validation';

/**
 * What a reader lacks while they see a message or meet a fault, by the name of the state:
 *
 * - `running`: nothing, because the backend runs and the console opens;
 * - `no-console`: the backend may run, but the console doesn't open, or only its login page;
 * - `stopped`: the backend has stopped, so only its container, its log, and its files are there;
 * - `never-started`: there's no container yet.
 */
export const lacking = {
  running: [],
  'no-console': ['console'],
  stopped: ['console', 'API', 'backend'],
  'never-started': ['console', 'API', 'backend', 'container'],
} as const;

export type State = keyof typeof lacking;

/** Entries don't say `running`: that's what they are without a state. */
export const stateSchema = Joi.valid(...Object.keys(lacking).slice(1));

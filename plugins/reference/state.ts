import {Joi} from '@docusaurus/utils-validation';

/**
 * What isn't available while a reader sees a message or encounters a fault, by the name of the state:
 *
 * - `running`: nothing is missing, because the backend runs and the console opens;
 * - `no-console`: the backend may run, but the console doesn't open, or only its login page does;
 * - `stopped`: the backend has stopped, so only its container, its log, and its files exist;
 * - `never-started`: there's no container yet.
 */
export const lacking = {
  running: [],
  'no-console': ['console'],
  stopped: ['console', 'API', 'backend'],
  'never-started': ['console', 'API', 'backend', 'container'],
} as const;

export type State = keyof typeof lacking;

/** Entries don't name `running`: it's the default. */
export const stateSchema = Joi.string<State>().valid(...Object.keys(lacking).slice(1));

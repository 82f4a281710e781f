/**
 * The error kinds of specification section 8, with the names that `algoliasearch` gives them, so that nothing
 * above the client asks which provider failed.
 */

/** No host could be reached, or the index could not be loaded. */
export class RetryError extends Error {
  override readonly name = 'RetryError';
}

/** The provider answered with an error status. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    readonly status: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The provider answered with something that is not an answer. */
export class DeserializationError extends Error {
  override readonly name = 'DeserializationError';
}

/** The error that a name and a message stand for, after both came from another thread. */
export function errorOf({name, message}: Pick<Error, 'name' | 'message'>): Error {
  const kinds: readonly (new (message: string) => Error)[] = [RetryError, DeserializationError];
  const kind = kinds.map((Kind) => new Kind(message)).find((error) => error.name === name);
  return kind ?? new Error(message);
}

/** The message that `algoliasearch` 5.64 throws for a missing parameter. */
export function requireParameter(parameter: string, method: string, value: unknown): void {
  if (value === undefined || value === null || value === '') {
    throw new Error(`Parameter \`${parameter}\` is required when calling \`${method}\`.`);
  }
}

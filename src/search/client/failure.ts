/**
 * Makes an error of one of the kinds in section 8 of the specification. They have the names that `algoliasearch` gives
 * them: `RetryError` when nothing could be reached, `ApiError` with a status, `DeserializationError`.
 */
export function failure(name: string, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, {cause}), {name});
}

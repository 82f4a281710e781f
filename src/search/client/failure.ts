/** Makes an error with one of the names that `Search` throws. */
export function failure(name: string, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, {cause}), {name});
}

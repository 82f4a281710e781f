/** Why a search failed, as far as it matters for what readers can do. */
export type FailureReason = 'unreachable' | 'refused' | 'over-quota';

/** Only the hosted service rejects requests: it responds, so another host or another attempt wouldn't help. */
export function failureReason(error: unknown): FailureReason {
  const {name, status} = (error ?? {}) as {readonly name?: unknown; readonly status?: unknown};
  if (name !== 'ApiError' || typeof status !== 'number' || status < 400 || status >= 500) {
    return 'unreachable';
  }
  return status === 429 ? 'over-quota' : 'refused';
}

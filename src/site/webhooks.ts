/** Paths of the backend's API that take alerts, by sender. */
export const webhookPaths = {custom: '/api/v1/alerts/custom', gcp: '/api/v1/alerts/custom/gcp'} as const;

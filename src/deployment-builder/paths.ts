/** The one path that Google Cloud needs, on the console's port. */
export const gcpPath = '/api/v1/alerts/custom/gcp';

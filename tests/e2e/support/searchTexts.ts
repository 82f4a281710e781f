/** What a reader is told when a search fails, in the modal and on the search page. */
export const errorText = 'Unable to fetch results';
export const helpText = 'You might want to check your network connection.';

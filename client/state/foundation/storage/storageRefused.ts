/** The error text if the browser's storage, not the server, refused to save. */
export const STORAGE_REFUSED =
  'Your browser does not let us store it. Free some space, then try again.'

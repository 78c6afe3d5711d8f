/** The recording page is entered and left by whole loads: it alone may listen. */
export const recordAddress = (bookId: string): string => `/stories/${bookId}/record`;

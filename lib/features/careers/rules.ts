export const CV_MB = 5;
export const CV_BYTES = CV_MB * 1024 * 1024;
/** With the other fields. */
export const APPLICATION_BODY = CV_BYTES + 64 * 1024;
export const CV_PAGES = 20;
export const LINKS_MAX = 5;

export const APPLY_LIMIT = { name: "application", points: 5, perSeconds: 3600 };

export const CV_MISSING = "Please add your CV as a PDF";
export const CV_TOO_LARGE = `Your CV is larger than ${CV_MB} MB. Please send a smaller PDF.`;
export const CV_NO_PDF = "This file isn’t a PDF. Please send your CV as a PDF.";
export const CV_TOO_LONG = `Your CV has more than ${CV_PAGES} pages. Please send a shorter one.`;
export const CV_FAULTS = {
  unreadable: "We can’t read this PDF. Please save it as a PDF once more and try again.",
  locked: "This PDF is protected by a password. Please send one without.",
  active: "This PDF contains a script or attached files. Please print it to a new PDF and send that one.",
} as const;

/** Readers look for the mark within the first kilobyte. */
export const looksLikePdf = (bytes: Uint8Array): boolean =>
  new TextDecoder("latin1").decode(bytes.subarray(0, 1024)).includes("%PDF-");

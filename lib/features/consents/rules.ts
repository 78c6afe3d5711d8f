import type { ConsentPurpose } from "./contract";

type ConsentText = {
  /** Changes with every word of the text; a consent to an older one is no consent. */
  version: string;
  text: string;
};

export const CONSENT_TEXTS: Record<ConsentPurpose, ConsentText> = {
  "child-photo-character": {
    version: "2026-11-d",
    text: "I am this child's parent or guardian, and I agree that the photo may be used for the hero of this one story. Our own machine may look for the face once, to suggest skin, hair and glasses, and keeps no measurements of it. The photo is deleted when the story is done.",
  },
  "child-photo-provider": {
    version: "2026-11",
    text: "I also agree that this photo is sent, once, to our AI picture provider, so that the hero is painted from it. The provider gets no name and keeps nothing. Without this, the hero is made from the looks in the profile.",
  },
  "child-name-voice": {
    version: "2026-11-b",
    text: "I am my children's parent or guardian, and I agree that the pages of our stories are sent to our AI voice provider with our children's first names in them, so that its voice can say the names. The provider is told nothing else and keeps nothing. Without this, pages with a name are read by the reading voice of our own machine.",
  },
  "own-voice": {
    version: "2026-11-b",
    text: "I am a grown-up, and the voice that is recorded is mine or that of a grown-up who agrees. The recordings are kept in our account alone, for our children to hear, until I delete them, the story or the account. Our own machine finds the words in them; they go to no provider, and no voice is made from them. I can delete a page or a whole recording where it is made, and all of them by taking this back.",
  },
};

/** As the settings call them. */
export const CONSENT_NAMES: Record<ConsentPurpose, string> = {
  "child-photo-character": "Using a photo for the hero of a story",
  "child-photo-provider": "Sending that photo to the AI picture provider",
  "child-name-voice": "Letting the AI voice provider say our children's names",
  "own-voice": "Recording a grown-up's voice for our stories",
};

/** Given for a story, and its photos go when it is taken back. */
export const isAboutPhotos = (purpose: ConsentPurpose): boolean =>
  purpose === "child-photo-character" || purpose === "child-photo-provider";

const PHOTO_NOT_AGREED =
  "Please confirm that you are this child's parent or guardian and agree to the use of the photo.";
export const notAgreed = (purpose: ConsentPurpose): string =>
  isAboutPhotos(purpose) ? PHOTO_NOT_AGREED : "Please read what this means, and agree to it first.";
export const OUTDATED = "Our wording has changed. Please load the page again, read it and agree once more.";

import type { ConsentPurpose } from "./contract";

type ConsentText = {
  /** Changes with every word of the text; a consent to an older one is no consent. */
  version: string;
  text: string;
};

export const CONSENT_TEXTS: Record<ConsentPurpose, ConsentText> = {
  "child-photo-character": {
    version: "2026-11-c",
    text: "I am this child's parent or guardian, and I agree that the photo may be used for the hero of this one story. Your own machine may look for the face once, to suggest skin, hair and glasses, and keeps no measurements of it. The photo is deleted when the story is done.",
  },
  "child-photo-provider": {
    version: "2026-11",
    text: "I also agree that this photo is sent, once, to our AI picture provider, so that the hero is painted from it. The provider gets no name and keeps nothing. Without this, the hero is made from the looks in the profile.",
  },
};

export const NOT_AGREED =
  "Please confirm that you are this child's parent or guardian and agree to the use of the photo.";
export const OUTDATED = "Our wording has changed. Please load the page again, read it and agree once more.";

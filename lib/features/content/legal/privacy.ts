import { readLegalText } from "./read-legal-text";

export const { updated: LAST_UPDATED, sections: PRIVACY_SECTIONS } = readLegalText("privacy");

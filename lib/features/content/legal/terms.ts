import { readLegalText } from "./read-legal-text";

export const { sections: TERMS_SECTIONS } = readLegalText("terms");

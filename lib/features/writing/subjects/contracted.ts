/** "Does not" and "doesnt" as "doesn't", which is how plots have it. */
export const contracted = (text: string): string =>
  text
    .replaceAll(/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)(?: not|nt)\b/giu, "$1n't")
    .replaceAll(/\b(?:will not|wont)\b/giu, "won't")
    .replaceAll(/\b(?:can ?not|cant)\b/giu, "can't");

/** A name without case and accents, so that "zoe" finds "Zoë". */
export const foldName = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

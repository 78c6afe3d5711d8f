const SMALL: ReadonlySet<string> = new Set(
  "a an the of and in on at by for from near under to with".split(" "),
);
const capital = (word: string): string => word.charAt(0).toLocaleUpperCase("en") + word.slice(1);

/** Words as they stand in a title: "The Giraffe in the Bath". What has a capital keeps it. */
export const inTitle = (text: string): string =>
  text
    .split(" ")
    .map((word) => (SMALL.has(word.toLowerCase()) ? word.toLowerCase() : capital(word)))
    .join(" ");

/** The same for a whole title: its first word is never small. */
export const asTitle = (text: string): string => capital(inTitle(text));

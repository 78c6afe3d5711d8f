/** Parts of patterns for what is found and what is mended alike. */

export const NUMBER =
  "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|many|several|both|a few)";
/** Where a clause begins, so that the word is its subject. */
export const CLAUSE = "(?<=^|[.!?,;:“”] |\\b(?:and|but|because|then|so) )";

/** The beginning of a word that takes "an", and of one that takes "a". */
export const TAKES_AN = String.raw`(?!(?:one|once|uni|use|usu|eu|ewe|u-|ukulele|uten)\p{Ll}*)[aeiou]\p{Ll}`;
export const TAKES_A = String.raw`(?!(?:hour|honest|hono|heir|herb|[xfmlnrsh]-))[b-df-hj-np-tv-z]\p{Ll}`;

const SAID_TWICE = "had|that|so|very|no|tap|ha|tick|knock|bye|peep|boom";

/** A word said twice, but for those that are said so on purpose. */
export const saidTwice = (flags: string, ...alsoOnPurpose: string[]): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}-])(?!(?:${[SAID_TWICE, ...alsoOnPurpose].join("|")}) )(\p{Ll}+) \1(?![\p{L}-])`,
    flags,
  );

/** Who stutters, or talks in a way that others notice. */
const TALK =
  /(?<!\p{L})(?:stutter\w*|stammer\w*|(?:how|the way|when|because) (?:(?:my|our) (?:son|daughter|brother|sister|friend)|(?!the |an? |our |my )\p{L}+) (?:talks?|speaks?|says? (?:things|words)))(?!\p{L})/iu;
/** What others do who think that funny. Laughing together isn't laughing at somebody. */
const TEASED =
  /(?<!\p{L})(?:laugh(?:s|ed|ing)? (?:at|about|when|because)|(?:kids?|children|they|everyone|everybody|class|boys?|girls?) (?:all )?laugh(?:s|ed|ing)?|ma(?:kes?|king|de) fun|cop(?:y|ies|ied|ying) (?:how|the way|me|him|her|them|his|my|their)|mimic\w*|imitat\w*|mock(?:s|ed|ing)?|teas(?:e|es|ed|ing)|bull(?:y|ies|ied|ying)|picked on|(?:mean|unkind) (?:kids?|boys?|girls?|children|to (?:me|him|her|them)))(?!\p{L})/iu;

/** Whether a child is laughed at for how it talks: what has to change then isn't the talking. */
export const isTeasedForTalk = (texts: readonly string[]): boolean =>
  texts.some((text) => TALK.test(text)) && texts.some((text) => TEASED.test(text));

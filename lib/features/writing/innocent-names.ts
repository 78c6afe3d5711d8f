/** Names that families have and that hold a rude word by accident; as patterns, fine in every text. */
export const INNOCENT_NAMES: readonly string[] = [
  // Anna and another name, in one word: Annalena, Annaleigh, Analucia.
  "annal\\p{L}+",
  "anal(?:[aií]|[ií]a|ee|ea|eigh|uc[ií]a|uisa|y)",
  "(?:s|j|r)anal(?:[ai]|lo|li)?",
  "vanal(?:len|st[iy]ne)",
  // The Indian, Czech and Slavic names of which "Anusha" and "Hanuš" are two.
  "(?:dh?|t|h|m)?anu[sš](?:h\\p{L}*|k[ao]|e|y|i[cć]|ov[aá]|uya)",
  "hanu[sš]|januško|sanusi",
  "(?:a|ni|ha?r|la?k|a?k|ra?k|da?k|dee?k|di?k|ya?k|pari?k|ma?k|su?k|pra?k|ru|r[iu]k|an?ku|bhoo?|bhu|vi?bhu)shit",
  "shit(?:ara|al|ij|iz)",
  "(?:siri|supa|wat+(?:ana)?|nat+a|thiti|chan|ari|jira|sasi|kanok|suda|amorn|aura|kana|kanya|nipa|wilai)porn",
  "(?:som|ampha?n?|rawi|wan+a|aree|bua|la|thida|duang|nut+a|kit+i|pim|chuti|api|wachira|suree|prapa)porn",
  "(?:tipa|thippa|patcha|chanya|thana|kamon|pha?n|ora|urai|uthai|rat+a(?:na)?|sunee|suwan+a|yupa|ubon|benja|chala)porn",
  "porn(?:anong|chai|chanok|lada|naph?a|nipa|phan|phimol|pimol|pan|pun|prom|sak|sawan|sri|thep|thip|tip|tida|wadee|wipa)",
  "ampornphan",
  "fuku(?:ko|mi|yo|da|hara|shima|moto|naga|ta)",
  "fukayna",
  "fuksa|fuksov[aá]",
  "ars[eè]n(?:e|ie)",
  "cumhur|cumali|cummings|cummins|cummiskey|cummerata",
  "fag(?:an|in|en|er|r|undes|unwa|b\\p{L}{3,})",
  "dick(?:on|y|ie|ey|en|ers?on|erman|mann?|stein|ason|i?son|ert)",
  "(?:bur|rid|red|rud|bun|fos|lid|goe|ben(?:e)?)dick(?:e|son)?|vodi[cč]k(?:a|ov[aá])",
  "bích",
  "(?:bab|lieb)ich",
  // Vietnamese names are of two or three words, and often written without their marks.
  "bich (?:chau|chieu|dao|diep|duyen|ha|hai|han|hang|hanh|hao|hau|hien|hoa|hong|hop|hue|huyen|khue|lam|lan|lien|linh|loan|ly|mai|nga|ngan|ngoc|nguyet|nha|nhu|phuong|quan|quyen|san|tham|thao|thoa|thu|thuy|tien|tram|trang|truc|ty|tuyen|van|vy)",
  "(?:ngoc|phuong|hong|thi|bao|thu|kim|mai|nhu|lan|minh|thanh|tuyet) bich",
  "ass(?:ya|el(?:ya|in)?|ol|efa|mus|omption)",
  // Rangga, Airlangga: Indonesian.
  "\\p{L}*[aeou]ngga\\p{L}*",
  "g(?:y|e|i)[oö]rgy?\\p{L}*|orgyen",
  "rapee(?:p(?:at|orn|an|ong|han|hat))?|rapepat",
  "t(?:h?a)?watchai",
  "penisimani|penisoni",
  "b?h?boobal\\p{L}*",
  "dildora\\p{L}*",
  "kikel\\p{L}+",
  "semenica",
  "wankhede",
  "(?:van|up|op|nor)dyken?|dykema",
  "negr[oó]n|monegro",
  "slutsky|slutskaya",
  "chinka",
  "pissarro",
];

/**
 * Names, too, but words that a book for children must not have: fine as a child's name, and beside it where the child is
 * meant. Bích is written without its mark as often as with it.
 */
const NAMES_ALONE = /(?<![\p{L}\p{N}])(?:bich|kike|gun|fu|abbos|beer|gore|gamble|fuks?)(?![\p{L}\p{N}])/giu;

/** A name without what is fine in a name alone. */
export const withoutNamesAlone = (name: string): string => name.replace(NAMES_ALONE, " ok ");

const FOREIGN_WORD = /(?<!\p{L})(?:\p{Script=Cyrillic}+|\p{Script=Greek}+)(?!\p{L})/gu;
const LOOKS_LATIN = /^[авекмнорстухісѕјһԁԛԝαβεζηικμνορτυχ]+$/iu;

/** Words of other letters say nothing rude in English, unless they are put together to look like English. */
export const withoutForeignWords = (text: string): string =>
  text.replace(FOREIGN_WORD, (word) => (LOOKS_LATIN.test(word) ? word : " ok "));

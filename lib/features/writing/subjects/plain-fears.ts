/** What children are afraid of, and hurried parents say of them that they hate it, or scream when they see it. */
const FEARED =
  "(?:the dark|dark|dogs?|pupp(?:y|ies)|spiders?|bugs?|insects?|bees?|bumblebees?|wasps?|moths?|thunder|thunderstorms?|storms?|lightning|monsters?)";
const WHICH =
  "(?:(?:an?|any|all|our|my|his|her|their|other|other people's|those|these|big|large|loud|little|small|strange|barking|next[- ]?door(?:'?s)?|neighbou?r'?s'?|grandma's|nana's) )*";
const AFRAID =
  /(?<!\p{L})(?:(?:petr\p{L}*fied|terr\p{L}*fied|terr?ifi?e?d|fright\p{L}*d|fritened|frigh?tene?d|spooked|freaked out|phobic|panicky|nervous|anxious|wary|sc+ar+e?d|scaird|afr(?:aid|iad|ade)|afra?id) (?:(?:stiff|silly|to death) )?(?:of|by|about)|(?:fear|phobia|dread|terror) of|fears|dreads)(?!\p{L})/gu;
const OF_WHAT = new RegExp(`scared of (?:the )?${WHICH}(?=\\p{L})`, "gu");
const HATES = new RegExp(
  `(?<!\\p{L})(?:hates?|hated|hating|can't (?:stand|bear)|dislikes?|(?:doesn't|don't|didn't) like|runs? (?:away )?from|hides? from|screams? at|cries at) (?:it when )?(?=(?:the )?${WHICH}${FEARED}(?!\\p{L}))`,
  "gu",
);
const UPSET =
  "(?:screams?|screaming|cries|crying|panics?|freezes|hides?|hiding|runs? (?:away|off)|shakes|freaks out|goes mad)";
const WHEN = new RegExp(
  `(?<!\\p{L})${UPSET}(?: \\p{L}+){0,3} (?:when(?:ever)?|every time|each time|if) (?:(?:he|she|they|i|we|\\.) (?:sees?|hears?|spots?|meets?)|there(?:'s| is|s)(?: been)?) (?=(?:the )?${WHICH}${FEARED}(?!\\p{L}))`,
  "gu",
);
const BECAUSE = new RegExp(
  `(?<!\\p{L})(?:won't|can't|refuses? to|(?:doesn't|don't) want to)(?: \\p{L}+){1,6} (?:because of|bc of|cos of|coz of|cuz of|due to) (?=(?:the )?${WHICH}${FEARED}(?!\\p{L}))`,
  "gu",
);

/**
 * A fear in the words by which the plots know it, in small letters: "petrified of", "frightend by", "screams when she
 * sees a spider" and "won't go out because of the bees" are all "scared of" it.
 */
export function plainFears(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(
      /(?<!\p{L})(?:when|whenever|if) it(?:'s)? thunder(?:s|ing)?(?!\p{L})/gu,
      "when there is thunder",
    )
    .replaceAll(AFRAID, "scared of")
    .replaceAll(WHEN, "scared of ")
    .replaceAll(BECAUSE, "scared of ")
    .replaceAll(HATES, "scared of ")
    .replaceAll(/(?<=^|who (?:is |was )?|that (?:is |was )?)is scared of/gu, "scared of");
}

/** The same without whose or what kind of dog it is. */
export const barelyFears = (text: string): string => plainFears(text).replaceAll(OF_WHAT, "scared of ");

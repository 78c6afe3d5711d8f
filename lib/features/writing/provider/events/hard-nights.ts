import type { Care } from "@/lib/features/writing/subjects/subject";

type HardNight = readonly [id: string, what: string, tells: string];

/** What needs care is read by `care-words.ts`; here is how a page tells it. A feast or a wheelchair is a subject. */
export const HARD_NIGHTS: Partial<Record<Care, HardNight>> = {
  death: [
    "death",
    "somebody died, and those who stay are sad and remember",
    "di(?:ed|es)\\b|dead|death|funeral|grave|buri|ashes|miss(?:ed|es|ing)?\\b|remember|memor|gone\\b|sad|cr(?:y|ied)|tears?\\b|heart",
  ],
  illness: [
    "illness",
    "somebody is ill or has to be looked after by doctors",
    "ill\\b|illness|sick|hospital|doctor|nurse|medicine|operation|surg|cancer|chemo|forg[eo]t|remember|allerg|asthma|inhal|puffer|breath|pump|tonsil|needle|vaccin|jab|shot\\b|seizure|diabet|insulin|sugar|sad|tired|nuts?\\b|hurt|pain|scar|bed",
  ],
  divorce: [
    "divorce",
    "the parents live apart, and the child has a place with each",
    "two (?:homes?|houses?|beds?|rooms?|doors?|places)|both (?:homes?|houses?)|other (?:home|house|flat|place|door)|apart|divorc|separat|split|(?:mom|mum|dad|mommy|mummy|daddy|papa|mama)(?:'|’)s (?:home|house|flat|place|apartment|new)|weekend|bag",
  ],
  away: [
    "away",
    "somebody of the family is far away, and is missed",
    "away|far|miss(?:ed|es|ing)?\\b|call(?:ed|s)?\\b|letter|postcard|phone|screen|army|soldier|prison|jail|visit|sleeps?\\b|days?\\b|weeks?\\b|come(?:s)? back|home again",
  ],
  adoption: [
    "adoption",
    "a child belongs to a family that adopted or fosters it",
    "adopt|foster|famil|belong|chose|born|new (?:home|room|bed|mom|mum|dad)",
  ],
  bullying: [
    "bullying",
    "somebody is hurt or called names, tells a grown-up, and it is dealt with",
    "bull(?:y|ie)|mean|names?\\b|teas|laugh(?:ed|ing)? at|hit|bit(?:e|es|ing|ten)?\\b|kick|push|hurt|unkind|told (?:a |the |his |her |their )?(?:teacher|mom|mum|dad|grown)|stop",
  ],
  flight: [
    "flight",
    "a family had to leave its country or comes to a new one, where much is strange",
    "left|leav|fled|flee|war\\b|country|language|word|border|new (?:home|school|house|place|town|friend|street|room)|old (?:home|house|school|room|street)|far|journey|suitcase|bag",
  ],
  family: [
    "family",
    "a family of another kind lives its life",
    "two (?:mum|mom|dad|mummies|mommies|daddies|mother|father|mama|papa)|both (?:of (?:his|her|their) )?(?:mum|mom|dad|mother|father)|mum|mom|dad|mama|papa|step|famil",
  ],
  home: [
    "quarrel-at-home",
    "grown-ups quarrel loudly, and the child who hears it has somebody to tell",
    "quarrel|argu|fight|fought|loud|shout|yell|voice|scream|angr|slam|hit|quiet",
  ],
  job: ["lost-job", "a parent has lost their work", "job|work|office|at home"],
};

import { PARENT } from "@/lib/features/writing/subjects/family-words";
import { ELDER } from "@/lib/features/writing/subjects/hard-nights/night-words";
import { runOf } from "@/lib/features/writing/subjects/runs";
import { IS_AT_RELATIVE, NIGHT_AT_RELATIVE, SPACE_TRIP } from "./word-groups";
import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import type { LexiconEntry } from "@/lib/features/writing/subjects/subject";
import { comesToLive } from "./comes-to-live";
import { friendGoesSilent } from "./friend-goes-silent";
import { friendMoves, leavesFriend } from "./friends-apart";
import { littleOneSpoils } from "./little-one-spoils";
import { isForgottenOnTheWay, isRideToRelative } from "./on-the-way";
import { findHabits } from "./refused-habits";
import { hasOlderSibling } from "@/lib/features/writing/subjects/older-sibling";
import { isNotPicked } from "./not-picked";
import { isAfraidHighUp, isAfraidOfMachine } from "./small-fears";
import { listBirthdays } from "./whose-birthday";

/**
 * What happens in a plain sentence, by whichever of its verbs a parent says it: "fell out with Ben" is the same as "a
 * quarrel with my best friend", and a tooth, a game and a mother are lost in the same word. Plots are found by the run.
 */
type PlainEvent = readonly [run: string, isSaid: (texts: readonly string[]) => boolean];

const LOSE = "(?:lost|lose|loses|losing)";
const OWNED = "(?:my|our|his|her|their|the|an?|another|one)";
const FEW = "(?:\\p{L}+ ){0,2}";
/** Also "Nonna's", and never "Nonna's glasses". */
const WHO = `(?:${PARENT}|${ELDER}|nan[ai]|nanna|dad[ai]|lol[ao]|yiayia|babcia)(?!['\\p{L}])`;
const CROWDED =
  "(?:airport|super ?market|store|shop|shops|mall|shopping cent(?:er|re)|fun ?fair|fair|fairground|carnival|theme park|amusement park|zoo|museum|station|train station|market|crowd|parade|festival|tesco|asda|aldi|lidl|sainsbury'?s|morrisons|waitrose|co-?op|primark|walmart|target|costco|kroger|publix|ikea|kmart|woolworths|coles|dunnes|supervalu|shoprite)";
const OF_A_GAME =
  "(?:match|matches|game|games|race|races|final|finals|cup|competition|contest|tournament|quiz|bet|point|points|set|round|champion\\p{L}*|title|medal|trophy|football|soccer|tennis|chess|cards?)";

const whole = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "iu");
const anyOf =
  (...patterns: readonly RegExp[]) =>
  (texts: readonly string[]): boolean =>
    texts.some((text) => patterns.some((pattern) => pattern.test(text)));

const LOSES_TOOTH = whole(
  `${LOSE} (?:${OWNED} )?${FEW}(?:tooth|teeth)(?! ?(?:brush|paste|fairy|pick))|(?:tooth|teeth) (?:has |is |have |finally |just )*(?:came|comes|coming|come|fell|falls|falling|fallen|popped|pops) out`,
);
const LOSES_THING = whole(`${LOSE} ${OWNED} (?!${FEW}${OF_A_GAME}(?!\\p{L}))\\p{L}+`);
const LOSES_SOMEBODY = whole(`${LOSE} (?:sight of )?(?:${OWNED} )?${WHO}`);
const LOST_WITH_THEM = new RegExp(
  `(?<!\\p{L})${LOSE} ${OWNED} ${FEW}(?:way|friends?|class|group|family|parents?|brother|sister|child|kid|toddler)(?!\\p{L})`,
  "iu",
);
/** A flip-flop that is lost at the beach is no child that is. */
const isThingLost = (texts: readonly string[]): boolean =>
  texts.some((text) => LOSES_THING.test(text) && !LOSES_SOMEBODY.test(text) && !LOST_WITH_THEM.test(text));
const LOSES_PARENT = `${LOSE} (?:sight of )?(?:${OWNED} )?${PARENT}`;
const AT_CROWD = `(?:at|in|inside) (?:(?:the|an?|our) )?${FEW}${CROWDED}(?! (?:fire|accident|attack|crash|shooting|bomb\\p{L}*|collapse))`;
const LOSES_IN_CROWD = whole(`${LOSES_PARENT} ${AT_CROWD}`);
const LOSES_PARENT_ONLY = new RegExp(`(?<!\\p{L})${LOSES_PARENT}\\W*$`, "iu");
const IS_CROWDED = new RegExp(`^(?:(?:at|in) )?(?:(?:the|an?|our) )?${FEW}${CROWDED}\\W*$`, "iu");

/** "I lost my mummy in the shop", or "Losing Dad" with a busy market: nobody has died there. */
export const isLostInCrowd = (texts: readonly string[]): boolean =>
  anyOf(LOSES_IN_CROWD)(texts) || (anyOf(LOSES_PARENT_ONLY)(texts) && anyOf(IS_CROWDED)(texts));
/** A place with a capital letter, and whoever lives there: not the moon, and no land that was made up. */
const MADE_UP =
  "(?:Never ?land|Oz|Narnia|Hogwarts|Wonderland|Fairyland|Toyland|Mars|Venus|Jupiter|Saturn|Neptune|Uranus|Mercury|Pluto|Moon|Heaven|Space|Santa|North|South|The|Me|School|Bed|Sleep|Work)";
const TO_A_PLACE = `to (?!${MADE_UP}(?!\\p{L}))(?<place>\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)*)`;
const TO_VISIT = `to (?:see|visit) (?:(?:my|our|his|her|their) )?(?:${WHO}|cousins?|family|relatives)`;
/** Where families fly to, as it is typed in a hurry. */
const HOLIDAY_LANDS =
  "spain|france|italy|greece|portugal|germany|poland|ireland|scotland|egypt|morocco|mexico|canada|america|australia|india|pakistan|japan|florida|hawaii|california|new york|london|paris|rome";
const FLIES_TO = new RegExp(
  `(?<!\\p{L})(?:[Ff]ly|[Ff]lies|[Ff]lew|[Ff]lying|[Ff]light|(?:[Aa]ero|[Aa]ir)?[Pp]lane) (?:${TO_A_PLACE}|to (?:${HOLIDAY_LANDS})(?!\\p{L})|(?:home )?${TO_VISIT})`,
  "u",
);
const TRAIN_TO = new RegExp(`(?<!\\p{L})[Tt]rain (?:${TO_A_PLACE}|${TO_VISIT})`, "u");
const GOES_TO_SPACE = new RegExp(SPACE_TRIP, "iu");
/** What flies or drives there by itself is no passenger. */
const NO_PASSENGER =
  /\b(?:birds?|swallows?|storks?|geese|goose|ducks?|dragons?|unicorns?|fair(?:y|ies)|witch(?:es)?|butterfl(?:y|ies)|bees?|owls?|super ?hero(?:es)?|super ?man|bat ?man|spider-? ?man|santa|carpet|broom(?:stick)?|balloon|pilots?|driver)\b/iu;

const SIBLINGS = /\b(?:brothers?|sisters?|siblings?|twins?)\b/iu;
const SILENT_AND_OVER = whole(
  "(?:won't|will not|doesn't|does not|isn't|is not|not|stopped) (?:talk|talking|speak|speaking) to (?:me|her|him)",
);
const FRIEND = /\b(?:friends?|best(?:ie|y)|bff|mates?|pals?|budd(?:y|ies)|classmates?)\b/iu;
const FALLS_OUT = whole(
  "(?:fall|falls|fell|fallen|falling) out (?:with|over)|(?:fall|falls|fell|fallen|falling)[- ]out(?= *$)|(?:quarr?ell?(?:s|ed|ing|ling)?|argu(?:e|es|ed|ing)|arguments?|squabbl\\w*|bicker\\w*)|(?:won't|will not|doesn't|does not|isn't|is not|not|stopped) (?:talk|talking|speak|speaking) to (?:each other|one another)(?: any ?more)?",
);
const FIGHTS = whole(
  "(?<!(?:pillow|snowball|snow|water|food|sword|play|tickle|cushion|balloon|dragon) )(?:fights?|fighting|fought)(?! (?:an?|the|against|for|off|back|crime|fires?)(?!\\p{L}))",
);
export const MAKES_UP = whole("(?:make|makes|made|making) up|friends again|best friends again");
const WITH_NAME =
  /(?<!\p{L})(?:[Ff]ell|[Ff]alls?|[Ff]allen|[Ff]alling) [Oo]ut [Ww]ith \p{Lu}\p{Ll}+|(?<!\p{L})(?:[Aa]rgu(?:es|ed|ing)|[Qq]uarr?ell?(?:s|ed|ing|ling)?|[Ff]ights?|[Ff]ighting|[Ff]ought) [Ww]ith \p{Lu}\p{Ll}+/u;
/** With whom a quarrel is another story. */
const NO_FRIENDS = new RegExp(
  `(?<!\\p{L})(?:${PARENT}|${ELDER}|parents|teacher|dragons?|monsters?|pirates?|knights?|villains?|dinosaurs?|bears?|cancer|illness|baddies|bed)(?!\\p{L})`,
  "iu",
);

/** Whether two friends quarrel, however far the words for it lie from each other. */
function friendsQuarrel(texts: readonly string[]): boolean {
  const isSaid = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  if (isSaid(NO_FRIENDS) || isSaid(SIBLINGS)) return false;
  if (isSaid(SILENT_AND_OVER) && isSaid(MAKES_UP)) return true;
  return isSaid(WITH_NAME) || ((isSaid(FALLS_OUT) || isSaid(FIGHTS)) && (isSaid(FRIEND) || isSaid(MAKES_UP)));
}

const JEALOUS = /(?<!\p{L})(?:jealous\p{L}*|jelous|envious)(?!\p{L})/iu;
const BABY = whole("bab(?:y|ies)(?: (?:brother|sister))?|newborn|new (?:little |baby )?(?:brother|sister)");
const isJealousOfBaby = (texts: readonly string[]): boolean => anyOf(JEALOUS)(texts) && anyOf(BABY)(texts);

const NIGHT_THERE = new RegExp(NIGHT_AT_RELATIVE, "iu");
const IS_THERE = new RegExp(IS_AT_RELATIVE, "iu");
const SLEEPS_AWAY =
  /^\W*(?:(?:my|her|his|our|their|a|the) )?(?:(?:first|1st) )?(?:sleep-? ?overs?|sleeping over|(?:night|overnight)s?(?: away(?: from home)?)?|staying (?:over|overnight|the night)|overnight (?:stay|visit))\W*$/iu;
/** Who comes to the child's own home for the night is another story. */
const IS_AT_OURS =
  /(?<!\p{L})(?:(?:stay|stays|staying|sleep|sleeps|sleeping)(?: over)? (?:with|at) (?:us|ours|our)|(?:at|in) our (?:house|home|place))(?!\p{L})/iu;

/** "A night at Nana's", or "Nana", and in another topic a sleepover. */
function isNightAtRelative(texts: readonly string[]): boolean {
  const isSaid = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  if (isSaid(IS_AT_OURS) || isSaid(FRIEND)) return false;
  return isSaid(NIGHT_THERE) || (isSaid(IS_THERE) && isSaid(SLEEPS_AWAY));
}

/** In what somebody goes on a far journey: of the way there is no story, and of a rocket there are some. */
export function findVehicleOf(texts: readonly string[]): LexiconEntry | null {
  const vehicle = texts.some((text) => GOES_TO_SPACE.test(text)) ? "rocket" : "plane";
  const goes = vehicle === "rocket" || isPassenger(FLIES_TO)(texts);
  return goes ? (findEntries([vehicle])[0]?.entry ?? null) : null;
}

/** The place of which a journey there tells nothing: the city is named in no plot. */
export const findFarPlace = (texts: readonly string[]): string | null =>
  texts
    .flatMap((text) => [FLIES_TO, TRAIN_TO].map((way) => way.exec(text)?.groups?.["place"]))
    .find(Boolean) ?? null;

const isPassenger =
  (pattern: RegExp) =>
  (texts: readonly string[]): boolean =>
    texts.some((text) => pattern.test(text)) && !texts.some((text) => NO_PASSENGER.test(text));

const PLAIN_EVENTS: readonly PlainEvent[] = [
  ["a-tooth-comes-out", anyOf(LOSES_TOOTH)],
  ["something-is-lost", anyOf(LOSES_TOOTH, LOSES_THING, LOSES_SOMEBODY)],
  ["a-thing-is-lost", isThingLost],
  ["lost-somebody-in-a-crowd", isLostInCrowd],
  ["a-night-at-a-relative", isNightAtRelative],
  ["two-friends-fall-out", friendsQuarrel],
  ["a-friend-goes-silent", friendGoesSilent],
  ["a-friend-moves-away", friendMoves],
  ["the-hero-moves-and-a-friend-stays", leavesFriend],
  ["jealous-of-the-baby", isJealousOfBaby],
  ["an-older-sibling", hasOlderSibling],
  ["afraid-of-a-loud-machine", isAfraidOfMachine],
  ["afraid-high-up", isAfraidHighUp],
  ["isn't-picked", isNotPicked],
  ["a-little-brother-or-little-sister-spoils-it", littleOneSpoils],
  ["flies-to-a-far-city", isPassenger(FLIES_TO)],
  ["train-to-a-far-city", isPassenger(TRAIN_TO)],
  ["a-journey-on-which-something-is-left-at-home", isForgottenOnTheWay],
  ["a-ride-to-a-relative", isRideToRelative],
  ["a-relative-comes-to-live", comesToLive],
];

/**
 * The runs of what an order tells in plain sentences.
 *
 * @param unnamed the same without the hero's name, which may be a word for somebody else ("Lola's birthday")
 */
export function listPlainEvents(written: readonly string[], unnamed = written): string[] {
  const texts = written.map((text) => text.replaceAll("’", "'"));
  const said = PLAIN_EVENTS.flatMap(([run, isSaid]) => (isSaid(texts) ? [run] : []));
  return [...said, ...listBirthdays(unnamed), ...findHabits(texts)].map(runOf);
}

const LOSES_ONLY = new RegExp(
  `^(?:[\\p{L}'-]+ )?${LOSE} (?<who>${WHO})(?: (?:(?:last|this) \\p{L}+|yesterday|suddenly|in \\p{L}+))?\\W*$`,
  "iu",
);

/** "Losing Dad": whether he is lost in a shop or has died, only who orders it knows. */
export function findLostSomebody(texts: readonly string[]): string | null {
  const [who] = texts.flatMap((text) => LOSES_ONLY.exec(text.replaceAll("’", "'"))?.groups?.["who"] ?? []);
  return who ?? null;
}

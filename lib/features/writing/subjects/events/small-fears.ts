/** What a child is afraid of at home and high up, by the words of fear and of what is feared: in one text, or in two. */

const whole = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}-])(?:${pattern})(?![\\p{L}-])`, "iu");

const FEARS =
  "(?:afraid|scared|frightened|terrified|frightful|petrified|nervous) (?:of|by|about)|fears?(?: of)?|hat(?:es?|ing)|(?:does not|do not|doesn'?t|don'?t) like|cries (?:at|because of)|runs? (?:away )?from|hid(?:es|ing) from";
const OWN = "(?:(?:the|my|our|his|her|their|a|an|that|mummy'?s|mum'?s|mom'?s|dad'?s|daddy'?s) )?";
const LOUD = "(?:(?:big|loud|noisy|scary|new|old) )*";
const MACHINE =
  "(?:vacuums?(?: ?cleaners?)?|vaccums?(?: ?cleaners?)?|vacum(?: ?cleaner)?|hoovers?|hoovering|vacuuming|hair ?-?(?:dryers?|driers?)|blow ?-?dryers?|blenders?|food processors?|washing ?machines?|lawn ?-?mowers?)";
const NOISY =
  "(?:(?:is|are|was|it is|it's|its)(?: so| too| very| really| just)* )?(?:so |too |very |really )*(?:loud|scary|noisy|frightening)";

const FEARS_MACHINE = whole(
  `(?:${FEARS}) ${OWN}(?:noise of |sound of )?${OWN}${LOUD}${MACHINE}(?! (?:pipe|bag|man|lady|shop|store)s?)`,
);
const MACHINE_IS_LOUD = whole(`${MACHINE} (?:noise )?${NOISY}|(?:loud|scary|noisy) ${MACHINE}`);
const ONLY_MACHINE = new RegExp(`^\\W*${OWN}${LOUD}${MACHINE}(?: noise)?\\W*$`, "iu");
// Each word ends with its blank: where that may be missing, "ishe" can be read in two ways, and fifty of them never end.
const ONLY_FEAR =
  /^\W*(?:(?:he|she|they|i|so|too|very|really|it)(?:'s|'m|'re| is| am| are)? )*(?:(?:afraid|scared|frightened|terrified)(?: of(?: the| its| loud)? (?:noises?|sounds?|it))?|loud(?: noises?)?|too loud|noisy|fears?)\W*$/iu;

const isOneOf =
  (...patterns: readonly RegExp[]) =>
  (text: string): boolean =>
    patterns.some((pattern) => pattern.test(text));

/** "Scared of the hoover", "the blender is too loud", or "the hair dryer" and in another topic "loud noises". */
export const isAfraidOfMachine = (texts: readonly string[]): boolean =>
  texts.some(isOneOf(FEARS_MACHINE, MACHINE_IS_LOUD)) ||
  (texts.some(isOneOf(ONLY_MACHINE)) && texts.some(isOneOf(ONLY_FEAR)));

const HIGH_UP =
  "(?:heights?|hights?|high (?:places?|things?|up)|being (?:high )?up high|(?:the |a )?(?:(?:high|big|tall|long|top|highest|biggest) )*(?:diving ?boards?|high ?boards?|high ?dive|water ?slides?|slides?))";
const FEARS_HEIGHT = whole(
  `(?:${FEARS}|(?:scared|afraid|too scared|too afraid) to (?:climb|go|jump|dive|slide)(?: (?:up|down|off|from|on|in))*) ${HIGH_UP}|fear ?of ?(?:heights?|hights?)|acrophobia`,
);
const STUCK_UP =
  /(?<!\p{L})(?:stuck|frozen|freezes?|froze) (?:(?:up|at|on|of|in) |(?:the|a|very|top|big|high) )*(?:diving ?board|slide)(?!\p{L})/iu;
/** Another high place has another story; who is rescued from a tree, and a carpet that is afraid, are no child on a ladder. */
const OTHERWISE_HIGH =
  /(?<!\p{L})(?:bridges?|ferris|wheel|climb\p{L}*|mountains?|towers?|cliffs?|balcon(?:y|ies)|escalators?|elevators?|lifts?|planes?|airplanes?|fly|flying|flight|roller ?-?coasters?|trees?|tree ?houses?|ropes?|gondola|cable car|trampoline|cats?|kittens?|kitty|birds?|owls?|owlets?|monkeys?|squirrels?|dragons?|carpets?|balloons?|kites?|firefighters?|fire ?(?:man|men|engine|truck)|eagles?|chicks?|goats?|giraffes?|elephants?)(?!\p{L})/iu;

/** "Scared of heights", "too scared to go down the big slide", "stuck on the diving board". */
export const isAfraidHighUp = (texts: readonly string[]): boolean =>
  texts.some(isOneOf(FEARS_HEIGHT, STUCK_UP)) && !texts.some(isOneOf(OTHERWISE_HIGH));

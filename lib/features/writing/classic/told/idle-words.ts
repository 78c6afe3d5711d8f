import { SAYS_LITTLE } from "@/lib/features/writing/subjects/events/subject-act";

const listOf = (words: string): readonly string[] => words.trim().split(/\s+/u);

export const STOP: ReadonlySet<string> = new Set(
  listOf(`a an and are at be but by can could did do does for from had has have he her him his i in inside into is it its just
    me my no not of off on one or our out she so than that the their them they to too under up very was we were which who will
    with without would you your behind all again`),
);

/** How a child takes it: in a plot that was written for what happens, that is told, whichever word a parent has for it. */
const HOW_IT_IS_TAKEN =
  listOf(`cry cries crying cried tears scream screams screaming screamed upset panic panics panicking
  angst clingy misses missing hates hate won't wont refuses refusing always every time when lots really very she he worried
  worry worries worrying sad sadness angry scared afraid frightened nervous anxious anxiety brave bravery shy embarrassed
  embarassed ashamed disappointed disappointment jealous strange feeling feelings feel feels lonely proud happy homesick hurt
  confused curious help helps being`);
export const IDLE_IN_EVENTS: ReadonlySet<string> = new Set([...STOP, ...HOW_IT_IS_TAKEN]);

/** What says of anything no more than that it is there, is new, or is wanted. */
const ADDS_NOTHING =
  listOf(`am been being go goes going gone went get gets getting got want wants wanted make makes making made
  come comes coming came take takes taking took have having won't wont can't cant don't dont doesn't doesnt didn't didnt isn't
  isnt wasn't wasnt i'm im it's learn learns learning try tries trying visit visits visiting meet meets meeting like likes
  loves love called named new old lots lot first every time always then now what if how why when where mates mate best
  littlest tiniest funniest silliest greatest happiest everything everybody everyone someone somebody something please
  really just only after before about says say said see sees saw look looks until over too while as favourite favorite
  another more part return proper loads bit day's day's own there here some any this that these those much many really
  with w feel feels feeling everywhere anywhere somewhere stuff thing things kid child boy girl mr mrs miss ms st dr next last day days morning early late lovely
  fine wonderful beautiful perfect amazing awesome special play plays playing same other others pet year years sequel week weeks w/ pls plz lol omg haha x xx xxx`);
/** Words of an order that nobody would miss in its story. */
export const NOBODY_MISSES: ReadonlySet<string> = new Set([...STOP, ...SAYS_LITTLE, ...ADDS_NOTHING]);

/** Words of titles that name no thing of the story. */
export const OF_TITLES: ReadonlySet<string> = new Set([
  ...listOf(`night day morning evening time world Earth street house home story mystery secret adventure friend problem number
    trip journey corner lane road class Saturday Sunday Monday Tuesday Wednesday Thursday Friday weekend`),
  "saying goodbye",
]);
export const IDLE_IN_TITLES: ReadonlySet<string> = new Set([...STOP, ...OF_TITLES]);

import { CHARACTERS, PROPS, type CharacterKind, type PropKind } from "@/lib/shared/story";
import { CHARACTER_DRAWINGS } from "@/lib/features/drawing/classic/characters/character-drawings";
import { PROP_DRAWINGS } from "@/lib/features/drawing/classic/props/prop-drawings";
import type { Thing } from "@/lib/features/drawing/classic/things/thing";
import { AT_HOME_MADE } from "./at-home";
import { AT_TEA } from "./at-tea";
import { AT_THE_BALLPARK } from "./at-the-ballpark";
import { AT_THE_CIRCUS } from "./at-the-circus";
import { AT_THE_POOL } from "./at-the-pool";
import { AT_WORK } from "./at-work";
import { BIG_CATS } from "./big-cats";
import { BODY_AND_CARE } from "./body-and-care";
import { BUILT } from "./built";
import { BUTTERFLIES } from "./butterflies";
import { BY_THE_SEA } from "./by-the-sea";
import { FAMILIES } from "./families";
import { FARMYARD } from "./farmyard";
import { FEAST_TABLES } from "./feast-tables";
import { FEASTS_AND_PLAY } from "./feasts-and-play";
import { FURRED } from "./furred";
import { BETWEEN_GARDENS } from "./garden-wall";
import { HORSES } from "./horses";
import { HUNG_AND_WORN } from "./hung-and-worn";
import { ACROSS_THE_WAY } from "./low-bridge";
import { RACE_CAR } from "./race-car";
import { KITTENS } from "./kittens";
import { OF_BRICKS } from "./of-bricks";
import { MONKEYS } from "./monkeys";
import { OLD_AND_SMALL } from "./old-and-small";
import { ON_DAYS_OUT } from "./on-days-out";
import { ON_THE_MOON } from "./on-the-moon";
import { ON_THE_MOVE } from "./on-the-move";
import { characterThing, smallThing, type OwnThings } from "./own";
import { OWLS } from "./owls";
import { PEOPLE } from "./people";
import { PLAYED_AND_PLAIN } from "./played-and-plain";
import { RABBITS } from "./rabbits";
import { TALL_CLOCKS } from "./tall-clocks";
import { WILD } from "./wild";
import { YOUNG } from "./young";

const OWN: OwnThings = {
  ...FURRED,
  ...FARMYARD,
  ...WILD,
  ...BIG_CATS,
  ...RABBITS,
  ...HORSES,
  ...BUTTERFLIES,
  ...OF_BRICKS,
  ...OLD_AND_SMALL,
  ...YOUNG,
  ...KITTENS,
  ...MONKEYS,
  ...OWLS,
  ...PEOPLE,
  ...FAMILIES,
  ...ON_DAYS_OUT,
  ...ON_THE_MOON,
  ...ON_THE_MOVE,
  ...AT_WORK,
  ...AT_THE_BALLPARK,
  ...AT_THE_CIRCUS,
  ...AT_THE_POOL,
  ...AT_HOME_MADE,
  ...AT_TEA,
  ...BODY_AND_CARE,
  ...BUILT,
  ...BY_THE_SEA,
  ...ACROSS_THE_WAY,
  ...RACE_CAR,
  ...BETWEEN_GARDENS,
  ...TALL_CLOCKS,
  ...FEASTS_AND_PLAY,
  ...FEAST_TABLES,
  ...PLAYED_AND_PLAIN,
  ...HUNG_AND_WORN,
};

/** What is drawn under another name. */
const SAME_AS: Readonly<Record<string, string>> = {
  "construction-worker": "builder",
  "health-worker": "doctor",
  "alien-monster": "monster",
  "baby-angel": "angel",
  "santa-claus": "santa",
  "mrs-claus": "grandmother",
  mage: "wizard",
  guard: "soldier",
  cook: "chef",
  student: "girl",
  classmate: "boy",
  judge: "librarian",
  chicken: "hen",
  technologist: "scientist",
  "hairy-creature": "monster",
  brother: "boy",
  sister: "girl",
  cousin: "boy",
  friend: "girl",
  mother: "grown-up-woman",
  mom: "grown-up-woman",
  aunt: "grown-up-woman",
  father: "grown-up-man",
  dad: "grown-up-man",
  uncle: "grown-up-man",
  grandma: "grandmother",
  grandpa: "grandfather",
};

const isCharacter = (noun: string): noun is CharacterKind => CHARACTERS.some((kind) => kind === noun);
const isProp = (noun: string): noun is PropKind => PROPS.some((kind) => kind === noun);

/** What we draw ourselves by this noun: made for it, or from the closed lists. */
export function drawnByHand(noun: string): Thing | null {
  const kind = Object.hasOwn(SAME_AS, noun) ? (SAME_AS[noun] ?? noun) : noun;
  const own = Object.hasOwn(OWN, kind) ? OWN[kind] : undefined;
  if (own) return own;
  if (isProp(kind)) return { ...smallThing(PROP_DRAWINGS[kind].draw), ...PROP_DRAWINGS[kind] };
  if (!isCharacter(kind)) return null;
  const { draw, ...facts } = CHARACTER_DRAWINGS[kind];
  return characterThing(draw, facts);
}

/** The nouns that have a drawing made for them. */
export const OWN_NOUNS: readonly string[] = Object.keys({ ...OWN, ...SAME_AS });

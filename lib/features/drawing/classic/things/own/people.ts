import type { OwnThings } from "./own";
import { AT_THEIR_WORK } from "./people/at-their-work";
import { peopleOf } from "./people/build";
import { OF_TALES } from "./people/of-tales";

/** People by what they do. */
export const PEOPLE: OwnThings = peopleOf({ ...AT_THEIR_WORK, ...OF_TALES });

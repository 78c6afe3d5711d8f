import { leaveOutName } from "./clean-words";
import { singularOf } from "./runs";

/** A name, and beside it only what somebody is; "and" parts two. */
const AFTER_THE_NAME = /^\. (?:(?:the|is an?|is the) )?(?<part>super heroe?s?|\p{L}[\p{L}-]*)$/u;
const BEFORE_THE_NAME = /^(?:the )?(?<part>super heroe?s?|\p{L}[\p{L}-]*) \.$/u;
/** "Mia's superhero" is somebody else, and so is the one of "Mia & the superhero". */
const IS_ANOTHER = /['’&+]/u;

/**
 * What a title says that the hero is, as a run: "Mia the superhero", "Mia is a superhero" and "Superhero Mia" are of a
 * hero who is one, and "Mia and the superhero" isn't.
 */
export function listOwnParts(title: string, heroName: string): string[] {
  if (IS_ANOTHER.test(title)) return [];
  const unnamed = leaveOutName(title, heroName);
  const { part } = (AFTER_THE_NAME.exec(unnamed) ?? BEFORE_THE_NAME.exec(unnamed))?.groups ?? {};
  return part === undefined ? [] : [`hero-is-a-${singularOf(part.replaceAll(" ", "-"))}`];
}

const JOIN = /\s*(?<=[\p{L}\s])[&+](?=[\p{L}\s])\s*|\s+(?:and|plus|\/)\s+/iu;
const TWINS = /^(?:(?:the|our|my)\s+)?twins\s*:?\s+/iu;

/** The names that were entered as one child's: "Ada & Eve", "Ada, Eve and Tom". "Lopez, Ada" is one child. */
export function splitJoined(given: string): string[] {
  const name = given.trim();
  const parts = name.replace(TWINS, "").split(JOIN);
  const names = parts.flatMap((part) => part.split(/\s*,\s*/u)).filter((part) => part !== "");
  const isJoined = parts.length > 1 ? names.every((part) => /\p{L}/u.test(part)) : names.length > 2;
  return isJoined && names.length > 1 ? names : [name];
}

/** Whoever a story is told of where one profile has several names. */
export const firstOfJoined = (given: string): string => splitJoined(given)[0] ?? given;

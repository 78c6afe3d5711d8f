import { DISCLOSED_AT_HOME } from "./disclosed-home";
import { DISCLOSED_AWAY } from "./disclosed-away";
import { DISCLOSED_LURED } from "./disclosed-lured";
import { DISCLOSED_OF_ONESELF } from "./disclosed-self";
import { DISCLOSED_TOUCH } from "./disclosed-touch";
import type { NightRow } from "./hard-night";

/** What a child tells, in its own plain words, of what is done to it, to its family or by itself. */
export const DISCLOSED: readonly NightRow[] = [
  ...DISCLOSED_TOUCH,
  ...DISCLOSED_LURED,
  ...DISCLOSED_AT_HOME,
  ...DISCLOSED_OF_ONESELF,
  ...DISCLOSED_AWAY,
];

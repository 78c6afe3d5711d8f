import { ANIMAL_WAYS_QUESTIONS } from "./animal-ways";
import { ANIMAL_QUESTIONS } from "./animals";
import { MORE_ANIMAL_QUESTIONS } from "./animals-more";
import { STILL_MORE_ANIMAL_QUESTIONS } from "./animals-still-more";
import { ASKED_OFTEN_QUESTIONS } from "./asked-often";
import { BODY_QUESTIONS } from "./body";
import { MORE_BODY_QUESTIONS } from "./body-more";
import { STILL_MORE_BODY_QUESTIONS } from "./body-still-more";
import { EARTH_QUESTIONS } from "./earth";
import { MORE_EARTH_QUESTIONS } from "./earth-more";
import { STILL_MORE_EARTH_QUESTIONS } from "./earth-still-more";
import { MATTER_QUESTIONS } from "./matter";
import { MORE_MATTER_QUESTIONS } from "./matter-more";
import { STILL_MORE_MATTER_QUESTIONS } from "./matter-still-more";
import { PEOPLE_QUESTIONS } from "./people";
import { MORE_PEOPLE_QUESTIONS } from "./people-more";
import { SKY_QUESTIONS } from "./sky";
import { MORE_SKY_QUESTIONS } from "./sky-more";
import type { Question } from "./question";

/** What children ask, each with an answer for every level, a way to find it out, and where it can be checked. */
export const QUESTIONS: readonly Question[] = [
  ...SKY_QUESTIONS,
  ...MORE_SKY_QUESTIONS,
  ...EARTH_QUESTIONS,
  ...MORE_EARTH_QUESTIONS,
  ...STILL_MORE_EARTH_QUESTIONS,
  ...BODY_QUESTIONS,
  ...MORE_BODY_QUESTIONS,
  ...STILL_MORE_BODY_QUESTIONS,
  ...ANIMAL_QUESTIONS,
  ...MORE_ANIMAL_QUESTIONS,
  ...STILL_MORE_ANIMAL_QUESTIONS,
  ...MATTER_QUESTIONS,
  ...MORE_MATTER_QUESTIONS,
  ...STILL_MORE_MATTER_QUESTIONS,
  ...PEOPLE_QUESTIONS,
  ...MORE_PEOPLE_QUESTIONS,
  ...ASKED_OFTEN_QUESTIONS,
  ...ANIMAL_WAYS_QUESTIONS,
];

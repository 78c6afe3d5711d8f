import { z } from "zod";
import { GENDERS, INTERESTS, READING_LEVELS } from "@/lib/shared/story";
import { lookInput } from "./look";
import { relativesView } from "./relatives";

/** The shape that the browser receives. */
export const childView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** How the name is said aloud, in Latin letters. */
  sayAs: z.string().nullable(),
  age: z.number().int(),
  gender: z.enum(GENDERS),
  interests: z.array(z.enum(INTERESTS)),
  readingLevel: z.enum(READING_LEVELS),
  profileImage: z.string().nullable(),
  profilePhotoUrl: z.string().nullable(),
  look: lookInput,
  /** Who of the family may be in the stories. */
  relatives: relativesView,
  totalBooks: z.number().int(),
  /** Minutes, from the reading log. */
  readingTime: z.number(),
  totalBadges: z.number().int(),
  badges: z.array(z.string()),
});

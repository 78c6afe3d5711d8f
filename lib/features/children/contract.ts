import { z } from "zod";
import { personName } from "@/lib/shared/person-name";
import { spokenName } from "@/lib/shared/spoken-name";
import { GENDERS, INTERESTS, READING_LEVELS } from "@/lib/shared/story";
import { lookInput } from "./look";
import { relativesInput, relativesView } from "./relatives";
import { MAX_AGE, MAX_NAME_LENGTH, MAX_RELATIVES, MIN_AGE } from "./rules";
import type { childView } from "./views";

const age = z.preprocess(
  (value: string | number) =>
    typeof value === "string" && /^\d{1,3}$/.test(value.trim()) ? Number(value) : value,
  z.number("Age 3-18").int("Age 3-18").min(MIN_AGE, "Age 3-18").max(MAX_AGE, "Age 3-18"),
);

const fileUrl = z.string().max(200).nullish();

/** The child form. `profileImage` and `profilePhotoUrl` are two names of one field: a `fileUrl` of an upload. */
export const childInput = z.object({
  name: personName({ required: "Name required", max: MAX_NAME_LENGTH }),
  /** How the name is said aloud. Without the field it stays as it is; empty or `null` takes it away. */
  sayAs: spokenName({ max: MAX_NAME_LENGTH }).nullish(),
  age,
  gender: z.enum(GENDERS, "Select gender"),
  interests: z
    .array(z.enum(INTERESTS, "This interest is not on our list"), "Choose at least 1")
    .min(1, "Choose at least 1")
    .max(INTERESTS.length)
    .transform((interests) => [...new Set(interests)]),
  readingLevel: z.enum(READING_LEVELS).default("Beginner"),
  profileImage: fileUrl,
  profilePhotoUrl: fileUrl,
  look: lookInput.default({}),
  /** Without the field they stay as they are. */
  relatives: relativesInput.optional(),
});

export type ChildInput = z.output<typeof childInput>;

/** What the form began with, so that a change made elsewhere meanwhile is not undone. */
const childRead = z
  .object({
    name: z.string().max(200),
    sayAs: z.string().max(200).nullable(),
    age: z.number(),
    gender: z.enum(GENDERS),
    interests: z.array(z.enum(INTERESTS)).max(INTERESTS.length),
    readingLevel: z.enum(READING_LEVELS),
    profilePhotoUrl: fileUrl,
    look: lookInput,
    relatives: relativesView.max(MAX_RELATIVES),
  })
  .partial();

export const childChange = childInput.extend({ read: childRead.optional() });
export type ChildChange = z.output<typeof childChange>;

export const deleteChildQuery = z.object({
  /** Whether the stories about the child go as well. */
  withStories: z
    .enum(["true", "false"])
    .default("false")
    .transform((value) => value === "true"),
});

export type ChildView = z.output<typeof childView>;

import type { Gender } from "@/lib/shared/story";

/** How a model is told whom a story is for: not who. */
export const PRONOUNS: Record<Gender, string> = {
  Boy: "he/him/his",
  Girl: "she/her/her",
  Other: "they/them/their",
};

export function ageBandOf(age: number): string {
  if (age <= 5) return "up to five";
  return age <= 8 ? "six to eight" : "nine and older";
}

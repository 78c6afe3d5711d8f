import type { SubjectClass } from "@/lib/features/writing/subjects/subject";

/** What a noun alone is ordered for. */
export const LOVED_FOR: Partial<Record<SubjectClass, string>> = {
  animal: "the animal is met or looked after, as such an animal is, and something happens with it",
  being: "the being has a trouble of its own, and it ends well",
  vehicle: "it is ridden or driven, and the journey has a trouble that only such a vehicle has",
  place: "the place is visited, and what can be seen and done there happens",
  food: "it is made or eaten, and something goes wrong on the way",
  game: "it is played, with its own rules",
  instrument: "it is played and practised until it sounds",
  toy: "it is played with as such a toy is",
  tool: "it is used for what it is made for",
  plant: "it is planted or tended, and grows",
  weather: "such weather comes, and changes the day",
  sky: "it is looked at or travelled to, and what is true of it stays true",
  feast: "the feast is kept from morning to night as a family keeps it",
  activity: "it is done, with its failures, until it works a little better",
  person: "a day of such a person's work or life",
  relative: "a day with them, with something that only they can do",
  feeling: "somebody has this feeling, it is right, and it changes",
};

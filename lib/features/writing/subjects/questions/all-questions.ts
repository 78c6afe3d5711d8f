import { readContent } from "@/lib/platform/content/read-content";
import type { Question } from "./question";

/** What children ask, each with an answer for every level, a way to find it out, and where it can be checked. */
export const QUESTIONS = readContent("questions") as readonly Question[];

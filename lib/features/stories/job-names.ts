import { z } from "zod";
import { nameJob } from "@/lib/platform/jobs/job-name";
import { READING_LEVELS } from "@/lib/shared/story";

export const makeStoryJob = nameJob("story.make", z.object({ bookRequestId: z.uuid() }));

/** The same story at another level. */
export const retellJob = nameJob(
  "story.retell",
  z.object({ bookId: z.uuid(), level: z.enum(READING_LEVELS) }),
);

/** The PDFs of a book that has a new title. */
export const bindJob = nameJob("story.bind", z.object({ bookId: z.uuid(), title: z.string() }));

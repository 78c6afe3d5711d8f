import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";
import { READING_LEVELS } from "@/lib/shared/story";
import { MAX_ACTIVE_PER_PARENT, MAX_RETELLING_SECONDS } from "./rules";

export const makeStoryJob = defineJob({
  name: "story.make",
  payload: z.object({ bookRequestId: z.uuid() }),
  load: async () => {
    const { makeBookInTurn } = await import("./make-book-in-turn");
    return (ctx, { bookRequestId }, { signal }) => makeBookInTurn(ctx, { bookRequestId, signal });
  },
  // Crashes, errors and orderly stops each have their own limit in the use case; this one is above their sum.
  retries: 12,
  // Longer than an order may take in all: a worker that dies is noticed by its silence.
  timeoutSeconds: 720,
  concurrency: 16,
  groupConcurrency: MAX_ACTIVE_PER_PARENT,
});

const failAbandonedJob = defineJob({
  name: "story.fail-abandoned",
  payload: z.object({}).nullish(),
  load: async () => {
    const { failAbandonedBooks } = await import("./fail-abandoned-books");
    return async (ctx) => {
      await failAbandonedBooks(ctx);
    };
  },
  retries: 2,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: "* * * * *",
});

/** The same story at another level. */
export const retellJob = defineJob({
  name: "story.retell",
  payload: z.object({ bookId: z.uuid(), level: z.enum(READING_LEVELS) }),
  load: async () => {
    const { retellBook } = await import("./retell-book");
    return (ctx, wanted, { signal }) => retellBook(ctx, { ...wanted, signal });
  },
  retries: 3,
  timeoutSeconds: MAX_RETELLING_SECONDS + 30,
  concurrency: 4,
  groupConcurrency: MAX_ACTIVE_PER_PARENT,
});

/** The PDFs of a book that has a new title. */
export const bindJob = defineJob({
  name: "story.bind",
  payload: z.object({ bookId: z.uuid(), title: z.string() }),
  load: async () => (await import("./bind-again")).bindAgain,
  retries: 3,
  timeoutSeconds: 120,
  concurrency: 2,
  groupConcurrency: 1,
});

const forgetStoriesJob = defineJob({
  name: "story.forget",
  payload: z.object({}).nullish(),
  load: async () => {
    const { forgetStories } = await import("./forget-stories");
    return (ctx) => forgetStories(ctx);
  },
  retries: 2,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: "53 3 * * *",
});

export const storyJobs = [makeStoryJob, retellJob, bindJob, failAbandonedJob, forgetStoriesJob];

import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";
import { bindJob, makeStoryJob, retellJob } from "./job-names";
import { MAKE_STORY_TIMEOUT_SECONDS, MAX_ACTIVE_PER_PARENT, MAX_RETELLING_SECONDS } from "./rules";

const makeStory = defineJob({
  ...makeStoryJob,
  load: async () => {
    const { makeBookInTurn } = await import("./making/make-book-in-turn");
    return (ctx, { bookRequestId }, { signal }) => makeBookInTurn(ctx, { bookRequestId, signal });
  },
  // Crashes, errors and orderly stops each have their own limit in the use case; this one is above their sum.
  retries: 12,
  timeoutSeconds: MAKE_STORY_TIMEOUT_SECONDS,
  concurrency: 16,
  groupConcurrency: MAX_ACTIVE_PER_PARENT,
});

const failAbandoned = defineJob({
  name: "story.fail-abandoned",
  payload: z.object({}).nullish(),
  load: async () => {
    const { failAbandonedBooks } = await import("./failing/fail-abandoned-books");
    return async (ctx) => {
      await failAbandonedBooks(ctx);
    };
  },
  retries: 2,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: "* * * * *",
});

const retell = defineJob({
  ...retellJob,
  load: async () => {
    const { retellBook } = await import("./revising/retell-book");
    return (ctx, wanted, { signal }) => retellBook(ctx, { ...wanted, signal });
  },
  retries: 3,
  timeoutSeconds: MAX_RETELLING_SECONDS + 30,
  concurrency: 4,
  groupConcurrency: MAX_ACTIVE_PER_PARENT,
});

const bind = defineJob({
  ...bindJob,
  load: async () => (await import("./revising/bind-again")).bindAgain,
  retries: 3,
  timeoutSeconds: 120,
  concurrency: 2,
  groupConcurrency: 1,
});

const forget = defineJob({
  name: "story.forget",
  payload: z.object({}).nullish(),
  load: async () => {
    const { forgetStories } = await import("./erasure/forget-stories");
    return (ctx) => forgetStories(ctx);
  },
  retries: 2,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: "53 3 * * *",
});

export const storyJobs = [makeStory, retell, bind, failAbandoned, forget];

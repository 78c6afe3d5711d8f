import { defineJob } from "@/lib/platform/jobs/define-job";
import { narrateJob, workInTakeJob } from "./job-names";
import { TAKE_RETRIES, TAKE_TIMEOUT_SECONDS } from "./recording/rules";
import { NARRATION_RETRIES, NARRATION_TIMEOUT_SECONDS } from "./rules";

const narrate = defineJob({
  ...narrateJob,
  load: async () => (await import("./making/narrate-book")).narrateBook,
  retries: NARRATION_RETRIES,
  timeoutSeconds: NARRATION_TIMEOUT_SECONDS,
  // There is one voice thread in a process, and stories come first.
  concurrency: 1,
  groupConcurrency: 1,
});

const workInTake = defineJob({
  ...workInTakeJob,
  load: async () => (await import("./recording/work-in-take")).workInTake,
  retries: TAKE_RETRIES,
  timeoutSeconds: TAKE_TIMEOUT_SECONDS,
  // Somebody waits for it at the microphone; the aligner listens to one at a time.
  concurrency: 1,
  groupConcurrency: 1,
});

export const narrationJobs = [narrate, workInTake];

import { z } from "zod";
import { nameJob } from "@/lib/platform/jobs/job-name";

/** One narration, from wherever an earlier try got to. */
export const narrateJob = nameJob("narration.make", z.object({ narrationId: z.uuid() }));

/** One recorded page, whose words are to be found. */
export const workInTakeJob = nameJob("narration.take", z.object({ takeId: z.uuid() }));

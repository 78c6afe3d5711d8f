import { z } from "zod";
import { nameJob } from "@/lib/platform/jobs/job-name";

const account = z.object({ parentId: z.uuid() });

/** Does at the payment provider what asking for the end of an account, or keeping it, means there. */
export const followDeletionJob = nameJob("privacy.follow-deletion", account);

export const makeExportJob = nameJob("privacy.make-export", z.object({ exportId: z.uuid() }));

/** Deletes an account whose time has come. */
export const eraseAccountJob = nameJob("privacy.erase-account", account);

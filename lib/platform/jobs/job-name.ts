import type { z } from "zod";

/** What whoever enqueues has to know of a job: its queue and what it is given. */
export type JobName<Schema extends z.ZodType = z.ZodType> = { name: string; payload: Schema };

/** Names a job apart from what runs it, so that a use case can enqueue the work that ends up in itself. */
export const nameJob = <Schema extends z.ZodType>(name: string, payload: Schema): JobName<Schema> => ({
  name,
  payload,
});

/** What the handler of a job is given. */
export type JobPayload<Name extends JobName> = z.output<Name["payload"]>;

import type { z } from "zod";

export type JsonRequest<Answer> = {
  system: string;
  user: string;
  /** Name of the schema, for the model. */
  name: string;
  schema: z.ZodType<Answer>;
  /** Whoever is served. It leaves the machine as a keyed hash only. */
  onBehalfOf: string;
  signal?: AbortSignal | undefined;
};

export type ChatModel = {
  /**
   * One answer in the form of `schema`.
   * @throws AppError UNAVAILABLE for what may pass, UPSTREAM_FAILED for a refusal or an answer of no use. Neither
   * carries words of the prompt or of the answer.
   */
  completeJson<Answer>(request: JsonRequest<Answer>): Promise<Answer>;
};

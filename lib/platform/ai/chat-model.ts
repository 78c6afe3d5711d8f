import type { z } from "zod";
import type { AiCall } from "./ai-call";

export type JsonRequest<Answer> = {
  system: string;
  user: string;
  /** Name of the schema, for the model. */
  name: string;
  schema: z.ZodType<Answer>;
  /** Letters after which an answer is of no use and is heard no further. */
  longest?: number;
  /** Told the whole of the unfinished answer each time that more of it has arrived. */
  onText?: (soFar: string) => void;
};

export type ChatModel = {
  /** One answer in the form of `schema`. */
  completeJson<Answer>(request: JsonRequest<Answer>, call: AiCall): Promise<Answer>;
};

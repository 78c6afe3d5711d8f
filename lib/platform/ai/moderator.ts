import type { AiCall } from "./ai-call";

export type Moderated = { kind: "texts"; texts: string[] } | { kind: "picture"; jpeg: Uint8Array };

export type Moderator = {
  /**
   * Whether each text, or the picture, must not be in a children's book. `strict` draws the line nearer.
   * @throws AppError when it can't be told; then nothing may be shown
   */
  flags(what: Moderated, { strict }: { strict: boolean }, call: Pick<AiCall, "signal">): Promise<boolean[]>;
};

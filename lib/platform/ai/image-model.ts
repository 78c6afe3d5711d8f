import type { AiCall } from "./ai-call";

export type ImageRequest = {
  prompt: string;
  /** JPEGs that the picture has to agree with, the most important one first; none paints freely. */
  references: Uint8Array[];
  shape: "square" | "landscape";
};

export type ImageModel = {
  /** A JPEG of our own making, in the shape asked for: what came back was decoded and encoded anew. */
  paint(request: ImageRequest, call: AiCall): Promise<Uint8Array>;
};

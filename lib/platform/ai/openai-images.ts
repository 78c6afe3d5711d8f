import type OpenAI from "openai";
import type { Config } from "@/lib/platform/config";
import { reencodePainting } from "@/lib/platform/pictures/rasterise";
import { AppError } from "@/lib/shared/app-error";
import { Unusable } from "./ask-again";
import type { ImageModel, ImageRequest } from "./image-model";
import type { OpenaiCaller } from "./openai-caller";
import { nameOfCaller } from "./openai-chat";
import type { Opened } from "./openai-client";
import { pricesOf } from "./prices";

const LARGEST_BASE64 = 24 * 1024 * 1024;
const SIZES = { square: "1024x1024", landscape: "1536x1024" } as const;

type Sending = { opened: Opened; request: ImageRequest; user: string; signal: AbortSignal };

function send(
  config: Config,
  { opened, request, user, signal }: Sending,
): Promise<OpenAI.Images.ImagesResponse> {
  const { client, sdk } = opened;
  const shared = {
    model: config.OPENAI_IMAGE_MODEL,
    prompt: request.prompt,
    size: SIZES[request.shape],
    quality: config.OPENAI_IMAGE_QUALITY,
    output_format: "jpeg" as const,
    n: 1,
    user,
  };
  if (request.references.length === 0) return client.images.generate(shared, { signal });
  return Promise.all(
    // Names of our own: what the parent called the photo stays here.
    request.references.map((jpeg, index) =>
      sdk.toFile(jpeg, `reference-${index + 1}.jpg`, { type: "image/jpeg" }),
    ),
  ).then((image) => client.images.edit({ ...shared, image }, { signal }));
}

/** An address of a picture is never followed: only bytes in the answer itself count. */
async function readPicture(answer: unknown, shape: ImageRequest["shape"]): Promise<Uint8Array> {
  const { data } = answer as { data?: { b64_json?: unknown }[] };
  const encoded = data?.[0]?.b64_json;
  if (typeof encoded !== "string" || encoded === "") throw new Unusable("no picture");
  if (encoded.length > LARGEST_BASE64) throw new Unusable("too large");
  try {
    return await reencodePainting(Buffer.from(encoded, "base64"), shape);
  } catch (error) {
    if (error instanceof AppError) throw new Unusable("not a picture");
    throw error;
  }
}

/** Pictures from an image model: painted freely, or as an edit of the pictures that they have to agree with. */
export function openaiImages(config: Config, ask: OpenaiCaller): ImageModel {
  const { picture } = pricesOf(config);
  return {
    paint: (request, { onBehalfOf, meter, signal }) =>
      ask({
        kind: "picture",
        timeoutMs: config.AI_IMAGE_TIMEOUT_SECONDS * 1000,
        signal,
        admit: () => meter.admit(),
        send: async (opened, limit) => {
          const user = nameOfCaller(config, onBehalfOf);
          const answer = await send(config, { opened, request, user, signal: limit });
          await meter.charge({ kind: "picture", micros: picture });
          return readPicture(answer, request.shape);
        },
      }),
  };
}

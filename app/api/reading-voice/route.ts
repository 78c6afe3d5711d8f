import { chooseReadingVoice } from "@/lib/features/narration/choose-reading-voice";
import { narrationEndpoints } from "@/lib/features/narration/endpoints";
import { showReadingVoice } from "@/lib/features/narration/show-reading-voice";
import { route } from "@/lib/http/route";

export const GET = route(narrationEndpoints.readingVoice, (ctx) => showReadingVoice(ctx));

export const PUT = route(narrationEndpoints.chooseReadingVoice, (ctx, { body }) =>
  chooseReadingVoice(ctx, body),
);

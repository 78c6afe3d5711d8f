import { recordingEndpoints } from "@/lib/features/narration/endpoints";
import { tapTake } from "@/lib/features/narration/recording/tap-take";
import { route } from "@/lib/http/route";

export const PUT = route(recordingEndpoints.tapTake, (ctx, { params, body: { taps } }) =>
  tapTake(ctx, { ...params, taps }),
);

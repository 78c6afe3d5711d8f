import { recordingEndpoints } from "@/lib/features/narration/endpoints";
import { deleteTake } from "@/lib/features/narration/recording/delete-take";
import { keepTake } from "@/lib/features/narration/recording/keep-take";
import { route } from "@/lib/http/route";

export const PUT = route(recordingEndpoints.keepTake, (ctx, { params, form: { file } }) =>
  keepTake(ctx, { ...params, sound: file }),
);

export const DELETE = route(recordingEndpoints.deleteTake, (ctx, { params }) => deleteTake(ctx, params));

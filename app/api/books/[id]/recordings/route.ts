import { recordingEndpoints } from "@/lib/features/narration/endpoints";
import { listRecordings } from "@/lib/features/narration/recording/list-recordings";
import { startRecording } from "@/lib/features/narration/recording/start-recording";
import { route } from "@/lib/http/route";

export const GET = route(recordingEndpoints.list, (ctx, { params: { id }, query: { level } }) =>
  listRecordings(ctx, { id, level }),
);

export const POST = route(recordingEndpoints.start, (ctx, { params: { id }, body }) =>
  startRecording(ctx, { id, ...body }),
);

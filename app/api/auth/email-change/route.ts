import { answerChange } from "@/lib/features/addresses/answer-change";
import { addressEndpoints } from "@/lib/features/addresses/endpoints";
import { lookAtChange } from "@/lib/features/addresses/look-at-change";
import { route } from "@/lib/http/route";

export const GET = route(addressEndpoints.look, (ctx, { query: { token }, address }) =>
  lookAtChange(ctx, { token, address }),
);

export const POST = route(addressEndpoints.answer, (ctx, { body, address }) =>
  answerChange(ctx, { ...body, address }),
);

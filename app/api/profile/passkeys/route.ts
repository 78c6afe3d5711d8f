import { addPasskey } from "@/lib/features/passkeys/add-passkey";
import { passkeyEndpoints } from "@/lib/features/passkeys/endpoints";
import { listPasskeys } from "@/lib/features/passkeys/list-passkeys";
import { userAgentOf } from "@/lib/http/caller";
import { route } from "@/lib/http/route";

export const GET = route(passkeyEndpoints.list, (ctx) => listPasskeys(ctx));

export const POST = route(passkeyEndpoints.add, (ctx, { body, request }) =>
  addPasskey(ctx, { answer: body, userAgent: userAgentOf(request) }),
);

import { askDeletion } from "@/lib/features/privacy/ask-deletion";
import { privacyEndpoints } from "@/lib/features/privacy/endpoints";
import { keepAccount } from "@/lib/features/privacy/keep-account";
import { showDeletion } from "@/lib/features/privacy/show-deletion";
import { route } from "@/lib/http/route";
import { signedOut } from "@/lib/http/session-response";

export const GET = route(privacyEndpoints.showDeletion, showDeletion);

export const POST = route(privacyEndpoints.askDeletion, async (ctx) => {
  const { dueAt } = await askDeletion(ctx);
  return signedOut(ctx, `Your account will be deleted on ${dueAt.toISOString().slice(0, 10)}.`);
});

export const DELETE = route(privacyEndpoints.keepAccount, keepAccount);

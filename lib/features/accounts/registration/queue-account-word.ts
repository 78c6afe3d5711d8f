import "server-only";
import { findHashOfAddress } from "@/lib/features/accounts/data-parents";
import { NAMELESS } from "@/lib/features/accounts/rules";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";

type Word = {
  parent: { id: string; email: string; firstName: string; deletedAt: Date | null };
  idempotencyKey: string;
};

/**
 * Answers somebody who signed up with an address that has an account. Where the account has no password yet, perhaps
 * because its link was opened on another device, they are told to choose one: nothing else lets them in.
 */
export async function queueAccountWord(ctx: Context, tx: Tx, { parent, idempotencyKey }: Word) {
  if (parent.deletedAt) return;
  const hasPassword = (await findHashOfAddress(tx, parent.email)) !== null;
  await enqueueEmail(ctx, tx, {
    template: hasPassword ? "already-registered" : "choose-password",
    to: parent.email,
    props: {
      // Without a password, whoever signed up may have been anybody, and so may the name that they gave.
      firstName: hasPassword ? parent.firstName : NAMELESS.firstName,
      signInUrl: `${ctx.config.APP_URL}/signin`,
      resetUrl: `${ctx.config.APP_URL}/forgot-password`,
    },
    idempotencyKey,
    parentId: parent.id,
  });
}

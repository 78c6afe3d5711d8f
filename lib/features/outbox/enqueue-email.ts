import "server-only";
import type { TemplateName, TemplateProps } from "@/emails/registry";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { insertMessage } from "./data";
import { sendEmailJob } from "./job-names";

export type QueuedEmail<Name extends TemplateName> = {
  template: Name;
  to: string;
  props: TemplateProps<Name>;
  /** From what happened, so that the same event never mails twice. */
  idempotencyKey: string;
  parentId?: string;
  attachment?: { name: string; bytes: Uint8Array<ArrayBuffer> };
  /** One of very many: what somebody waits for goes first. */
  isBulk?: boolean;
};

/** Queues an e-mail with the change that causes it. False when this key was queued before. */
export async function enqueueEmail<Name extends TemplateName>(
  ctx: Context,
  tx: Tx,
  email: QueuedEmail<Name>,
): Promise<boolean> {
  const { template, to, props, idempotencyKey, parentId = null, attachment, isBulk = false } = email;
  const messageId = await insertMessage(tx, {
    template,
    recipient: to,
    props,
    idempotencyKey,
    parentId,
    ...(attachment && { attachment: attachment.bytes, attachmentName: attachment.name }),
  });
  if (!messageId) return false;
  await ctx.jobs.enqueue(tx, sendEmailJob, { messageId }, { isBulk });
  return true;
}

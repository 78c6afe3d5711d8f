import { z } from "zod";
import type { deletionView, exportLinkView, exportView } from "./views";

export type DeletionView = z.output<typeof deletionView>;

const NOT_UNDERSTOOD = "Please confirm that you want everything to be deleted.";

export const askDeletionInput = z.object({
  /** So that no call without thought, and no form that was sent by accident, deletes a family's stories. */
  understood: z.literal(true, NOT_UNDERSTOOD),
});

export type ExportView = z.output<typeof exportView>;
export type ExportLinkView = z.output<typeof exportLinkView>;

import "server-only";
import type { Tx } from "@/lib/platform/db/database";
import { blankNotesAbout } from "./data";

/** What parents wrote about stories that are being deleted goes with them; which page and why stays for its year. */
export const blankNotes = (tx: Tx, bookIds: string[]): Promise<void> => blankNotesAbout(tx, bookIds);

import "server-only";
import type { Tx } from "@/lib/platform/db/database";
import { deleteGiftsOf } from "./data";

/** Takes back every link to some books, which are deleted. */
export const endGifts = (tx: Tx, bookIds: string[]): Promise<void> => deleteGiftsOf(tx, bookIds);

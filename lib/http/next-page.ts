import { reply, type Reply } from "@/lib/http/reply";

/** A page of a list, with the key of the next one beside it. */
export const nextPage = <Entry>(entries: Entry[], nextCursor: string | null): Reply<Entry[]> =>
  reply(entries, { headers: nextCursor === null ? {} : { "x-next-cursor": nextCursor } });

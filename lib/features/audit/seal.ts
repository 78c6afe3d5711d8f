import { createHmac } from "node:crypto";

/** An entry as it is sealed: every column, as the database spells it. */
export type SealedEntry = {
  id: string;
  action: string;
  tableName: string;
  recordId: string;
  actorParentId: string | null;
  subjectParentId: string | null;
  changedFields: string[];
  requestId: string | null;
  /** To the microsecond. */
  at: string;
};

/** Before the first. */
export const GENESIS = Buffer.alloc(32);

type Bytes = Uint8Array<ArrayBuffer>;

/** The key of the chain; whoever has the database alone can't continue it. */
export const chainKey = ({
  AUDIT_SECRET,
  AUTH_SECRET,
}: {
  AUDIT_SECRET?: string | undefined;
  AUTH_SECRET: string;
}) =>
  createHmac("sha256", AUDIT_SECRET ?? AUTH_SECRET)
    .update("talewick audit chain")
    .digest();

/** What an entry says, as one value that nobody without the key can make. */
export function digestOf(key: Buffer, entry: SealedEntry): Bytes {
  const { id, action, tableName, recordId, actorParentId, subjectParentId, changedFields, requestId, at } =
    entry;
  const facts = [
    id,
    action,
    tableName,
    recordId,
    actorParentId,
    subjectParentId,
    changedFields,
    requestId,
    at,
  ];
  return Uint8Array.from(createHmac("sha256", key).update(JSON.stringify(facts)).digest());
}

type Link = { position: number; entryId: string; digest: Uint8Array };

/** Ties an entry to all before it. */
export function linkOf(key: Buffer, before: Uint8Array, { position, entryId, digest }: Link): Bytes {
  const link = createHmac("sha256", key).update(before).update(`${position}/${entryId}/`).update(digest);
  return Uint8Array.from(link.digest());
}

import "server-only";
import type { Context } from "@/lib/platform/context";
import { keptSince } from "@/lib/shared/retention";
import {
  findEntriesInChain,
  findLostUnsealed,
  findSeals,
  type SealWithEntry,
  type Stray,
} from "./data-seals";
import { chainKey, digestOf, GENESIS, linkOf } from "./seal";
import { headText } from "./seal-audit";

const AT_ONCE = 2_000;
const DAY_MS = 24 * 3600 * 1000;

type Broken = {
  /** The entry, or the place in the chain where one should be. */
  row: string;
  why: string;
};
export type AuditVerdict =
  | { broken: Broken }
  | { broken: null; sealed: number; expired: number; waiting: number; head: string };

const same = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

/** When an entry was written, by its UUIDv7. */
const writtenAt = (id: string): number => Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);

type Walk = { key: Buffer; position: number; hash: Uint8Array; expired: number; mayBeGoneBefore: number };

/** Checks one seal against the one before it and against its entry. */
function faultOf(walk: Walk, { position, entryId, digest, hash, entry }: SealWithEntry): Broken | null {
  if (position !== walk.position + 1) return { row: `seal ${walk.position + 1}`, why: "the seal is gone" };
  if (entry && !same(digestOf(walk.key, entry), digest)) {
    return { row: entryId, why: "the entry is not what was sealed" };
  }
  if (!same(linkOf(walk.key, walk.hash, { position, entryId, digest }), hash)) {
    return { row: entryId, why: `the chain breaks at seal ${position}` };
  }
  if (!entry && writtenAt(entryId) >= walk.mayBeGoneBefore) return { row: entryId, why: "the entry is gone" };
  return null;
}

type Head = { position: number; hash: string };

/** @throws an Error for what is no head */
function readHead(text: string): Head {
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/i.exec(text) ?? [];
  if (position === undefined || hash === undefined) throw new Error(`"${text}" is no head of the chain`);
  return { position: Number(position), hash: hash.toLowerCase() };
}

const isAt = (walk: Walk, head: Head | null): head is Head => head?.position === walk.position;

/** From the first seal to the last. */
async function followChain(ctx: Context, walk: Walk, known: Head | null): Promise<Broken | null> {
  for (;;) {
    const seals = await findSeals(ctx.db, walk.position, AT_ONCE);
    for (const seal of seals) {
      const fault = faultOf(walk, seal);
      if (fault) return fault;
      walk.position = seal.position;
      walk.hash = seal.hash;
      if (!seal.entry) walk.expired += 1;
      if (isAt(walk, known) && headText(walk) !== `${known.position}:${known.hash}`) {
        return {
          row: seal.entryId,
          why: "the chain is another than the one that the head was written down of",
        };
      }
    }
    if (seals.length < AT_ONCE) break;
  }
  if (!known || known.position <= walk.position) return null;
  return { row: `seal ${walk.position + 1}`, why: "the end of the chain is cut off" };
}

/** Entries that came past the trigger, and those that went before they were sealed. */
async function findStrays(ctx: Context): Promise<{ broken: Broken | null; waiting: number }> {
  let waiting = 0;
  let last: string | null = null;
  for (;;) {
    const entries: Stray[] = await findEntriesInChain(ctx.db, last, AT_ONCE);
    const stray = entries.find(({ isSealed, isQueued }) => !isSealed && !isQueued);
    if (stray)
      return { broken: { row: stray.id, why: "the entry was never written by the product" }, waiting };
    waiting += entries.filter(({ isSealed }) => !isSealed).length;
    last = entries.at(-1)?.id ?? null;
    if (entries.length < AT_ONCE) break;
  }
  const lost = await findLostUnsealed(ctx.db);
  return {
    broken: lost === null ? null : { row: lost, why: "the entry went before it was sealed" },
    waiting,
  };
}

/**
 * Recomputes the chain from its beginning and looks for entries that it doesn't know. Reads the whole log once, in small
 * steps, and may run beside a product at work.
 * @param knownHead a head that was printed or logged before: the chain has to have come by it
 */
export async function verifyAudit(ctx: Context, knownHead?: string): Promise<AuditVerdict> {
  const known = knownHead === undefined ? null : readHead(knownHead);
  const walk: Walk = {
    key: chainKey(ctx.config),
    position: 0,
    hash: GENESIS,
    expired: 0,
    // An entry is as old as the beginning of its transaction, its id a little younger.
    mayBeGoneBefore: keptSince("auditLog", ctx.now()).getTime() + DAY_MS,
  };
  const broken = await followChain(ctx, walk, known);
  if (broken) return { broken };
  const strays = await findStrays(ctx);
  if (strays.broken) return { broken: strays.broken };
  const { position, expired } = walk;
  return { broken: null, sealed: position, expired, waiting: strays.waiting, head: headText(walk) };
}

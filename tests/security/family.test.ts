import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { narrationEndpoints } from "@/lib/features/narration/endpoints";
import { readingEndpoints } from "@/lib/features/reading/endpoints";
import { shelfEndpoints } from "@/lib/features/shelf/endpoints";
import { bookEndpoints } from "@/lib/features/stories/endpoints";
import { fileEndpoints } from "@/lib/features/uploads/endpoints";
import type { Endpoint } from "@/lib/shared/endpoint";
import { API_CALLS, type Row } from "@/tests/support/security/access-matrix";
import { anInvitation } from "@/tests/support/security/family-members";
import { guardedSystem, type GuardedSystem } from "@/tests/support/security/guarded-system";
import { changesBetween, valuesOf, type Snapshot } from "@/tests/support/security/row-snapshot";
import {
  aTenant,
  foreignWords,
  signInBoth,
  type Keys,
  type OwnedIds,
  type Tenant,
} from "@/tests/support/security/tenant";

let system: GuardedSystem;
let owner: Tenant;
/** Reads with the owner; did so until the owner ended it; is asked to; reads with another family. */
let reader: Tenant, removed: Tenant, invited: Tenant, elsewhere: Tenant;
const keys = new Map<Tenant, Keys>();

const read = (ownerId: string, readerId: string) =>
  system.db.familyMember.create({ data: { ownerId, readerId } });

beforeAll(async () => {
  system = await guardedSystem({ withPayments: true });
  owner = await aTenant(system, "Owner", "family");
  reader = await aTenant(system, "Reader", "family");
  removed = await aTenant(system, "Removed");
  invited = await aTenant(system, "Invited");
  elsewhere = await aTenant(system, "Elsewhere");
  for (const tenant of [owner, reader, removed, invited, elsewhere])
    keys.set(tenant, await signInBoth(system, tenant.email));
  await read(owner.parentId, reader.parentId);
  await read(reader.parentId, elsewhere.parentId);
  await system.db.familyMember.deleteMany({
    where: { ownerId: owner.parentId, NOT: { readerId: reader.parentId } },
  });
  const { id } = await read(owner.parentId, removed.parentId);
  const end = { method: "DELETE", path: `/api/family/members/${id}`, token: keys.get(owner)?.bearer ?? null };
  expect((await system.wire.send(end)).status).toBe(200);
  await anInvitation(system, owner.parentId, invited.email);
});

/** All that a grown-up of another family may do with a record of the owner's; every other call is as a stranger's. */
const MAY = new Map<Endpoint, (keyof OwnedIds)[]>([
  [bookEndpoints.list, ["child", "book"]],
  [bookEndpoints.show, ["book"]],
  [bookEndpoints.pdf, ["book"]],
  [bookEndpoints.epub, ["book"]],
  [bookEndpoints.webPage, ["book"]],
  [bookEndpoints.audioBook, ["book"]],
  [narrationEndpoints.list, ["book"]],
  [narrationEndpoints.show, ["narration"]],
  [fileEndpoints.show, ["picture", "sound"]],
  [readingEndpoints.log, ["book"]],
  [shelfEndpoints.handOver, ["child"]],
]);

const CALLS = API_CALLS.flatMap(({ name, method, rows, endpoint }) =>
  endpoint.access === "key" ? [] : rows.map((row) => ({ name, method, row, endpoint })),
).filter(({ row }) => row.names !== undefined);

// Last, since nothing else is open from a device that was handed over.
CALLS.sort(
  (one, other) =>
    Number(one.endpoint === shelfEndpoints.handOver) - Number(other.endpoint === shelfEndpoints.handOver),
);

type Call = { name: string; method: string; row: Row; endpoint: Endpoint };

async function tryAs(who: Tenant, { name, method, row }: Call, names: keyof OwnedIds) {
  const id = owner.ids[names];
  const body = method === "GET" ? undefined : row.body?.(id, who);
  const shot = {
    method,
    path: row.at(id),
    body,
    token: keys.get(who)?.bearer ?? null,
    headers: row.headers ?? {},
  };
  return { at: `${who.name}: ${name} (${names})`, reply: await system.wire.send(shot) };
}

/** The owner's rows alone. */
const ofOwner = (all: Snapshot): Snapshot => {
  const theirs = new Set<unknown>([owner.parentId, ...Object.values(owner.ids)]);
  return new Map(
    [...all].map(([table, rows]) => [
      table,
      new Map([...rows].filter(([, row]) => Object.values(valuesOf(row)).some((value) => theirs.has(value)))),
    ]),
  );
};

test("13.5: a reader may read the owner’s stories, and every other call is a stranger’s", async () => {
  expect(CALLS.length).toBeGreaterThan(50);
  const before = ofOwner(await system.takeSnapshot());
  const faults: string[] = [];
  let allowed = 0;
  for (const call of CALLS) {
    const names = call.row.names ?? "book";
    const { at, reply } = await tryAs(reader, call, names);
    const may = MAY.get(call.endpoint)?.includes(names) ?? false;
    const expected = may ? call.row.own : (call.row.foreign ?? []);
    if (expected.length > 0 && !expected.includes(reply.status))
      faults.push(`${at}: ${reply.status} instead of ${expected.join(" or ")}`);
    if (may) allowed += 1;
    else if (foreignWords(reply, [owner]).length > 0)
      faults.push(`${at} shows ${foreignWords(reply, [owner]).join()}`);
  }
  await system.db.session.updateMany({ where: { parentId: reader.parentId }, data: { childId: null } });
  expect(faults).toEqual([]);
  expect(allowed).toBe([...MAY.values()].flat().length);
  const changed = changesBetween(before, ofOwner(await system.takeSnapshot()));
  const told = changed.map(
    ({ table, kind, column }) => `${kind} ${table}${kind === "update" ? `.${column}` : ""}`,
  );
  expect([...new Set(told)].sort()).toEqual(
    ["insert reading_events", "update books.last_read_at", "update books.open_page"].filter((one) =>
      told.includes(one),
    ),
  );
  expect(told).toContain("insert reading_events");
});

test("13.5: what a reader is shown of the owner is in the stories alone", async () => {
  const paths = [
    "/api/children",
    "/api/profile",
    "/api/audit/recent",
    "/api/payments/invoices",
    "/api/payments/ledger",
    "/api/consents",
    "/api/api-keys",
    "/api/books/requests",
    "/api/reading-report",
    "/api/account/exports",
    "/api/auth/sessions",
    "/settings/privacy",
    "/settings/subscription",
    "/audit-dashboard",
  ];
  for (const path of paths) {
    const reply = await system.wire.send({ path, cookie: keys.get(reader)?.cookie ?? null });
    expect([path, foreignWords(reply, [owner])]).toEqual([path, []]);
  }
  const shelf = await system.wire.send({ path: "/api/books", token: keys.get(reader)?.bearer ?? null });
  expect(shelf.text).toContain(owner.ids.book);
  const private_ = [owner.email, owner.parentId, owner.ids.photo, owner.ids.recording, owner.programKey];
  expect(private_.filter((word) => shelf.text.includes(word))).toEqual([]);
  const page = await system.wire.send({
    path: `/stories/${owner.ids.book}`,
    cookie: keys.get(reader)?.cookie ?? null,
  });
  expect(page.status).toBe(200);
  expect(private_.filter((word) => page.text.includes(word))).toEqual([]);
  const recording = await system.wire.send({
    path: `/stories/${owner.ids.book}/record`,
    cookie: keys.get(reader)?.cookie ?? null,
  });
  expect(foreignWords(recording, [owner])).toEqual([]);
  // A key is its parent's own: it reads nothing of families that invited its parent.
  for (const id of [owner.ids.book, randomUUID()]) {
    const asProgram = { path: `/api/v1/stories/${id}`, token: reader.programKey };
    expect((await system.wire.send(asProgram)).status).toBe(404);
  }
});

test("13.5: who was removed, is only invited, or reads with another family, is a stranger", async () => {
  const faults: string[] = [];
  for (const who of [removed, invited, elsewhere]) {
    for (const call of CALLS) {
      const names = call.row.names ?? "book";
      const { at, reply } = await tryAs(who, call, names);
      const { foreign = [] } = call.row;
      if (foreign.length > 0 && !foreign.includes(reply.status)) faults.push(`${at}: ${reply.status}`);
      if (foreignWords(reply, [owner]).length > 0)
        faults.push(`${at} shows ${foreignWords(reply, [owner]).join()}`);
    }
    const { cookie = null } = keys.get(who) ?? {};
    for (const path of [`/stories/${owner.ids.book}`, "/dashboard?tab=library", "/dashboard"]) {
      const reply = await system.wire.send({ path, cookie });
      if (foreignWords(reply, [owner]).length > 0) faults.push(`${who.name} at ${path}`);
    }
  }
  expect(faults).toEqual([]);
});

import { randomUUID } from "node:crypto";
import { sha256 } from "@/lib/platform/tokens/random-token";
import { aFile } from "./family-files";
import { aPasskey, aWebhook } from "./family-program";
import type { GuardedSystem } from "./guarded-system";
import { LEVEL_REPORT } from "./level-report";
import type { Tenant } from "./tenant";

/** Makes a record for a call to use up. */
export type Spare = (system: GuardedSystem, tenant: Tenant) => Promise<string>;

const FAR = new Date(Date.now() + 24 * 3600 * 1000);
export const spareChild: Spare = async (system, { parentId }) =>
  (await system.db.child.create({ data: { parentId, name: "Spare", age: 5, gender: "Boy" } })).id;
export const spareSession: Spare = async (system, { parentId }) =>
  (await system.db.session.create({ data: { parentId, kind: "bearer", expiresAt: FAR } })).id;
export const spareBook: Spare = async (system, { parentId }) => {
  const names = { title: "Spare", childName: "Spare", writer: "classic", illustrator: "classic" };
  const story = {
    shape: "quest",
    theme: "adventure",
    level: "Emerging",
    levelReport: LEVEL_REPORT,
    heroLook: {},
  } as const;
  const pdfFileId = await aFile(system, parentId, "pdf", "spare");
  const data = {
    parentId,
    ...names,
    ...story,
    status: "completed",
    finishedAt: new Date(),
    pdfFileId,
  } as const;
  return (await system.db.book.create({ data })).id;
};
export const spareNarration: Spare = async (system, tenant) => {
  const bookId = await spareBook(system, tenant);
  return (await system.db.narration.create({ data: { bookId, level: "Emerging", voice: "embedded:slt" } }))
    .id;
};
export const spareRecording: Spare = async (system, tenant) => {
  const bookId = await spareBook(system, tenant);
  const { parentId } = tenant;
  const { id } = await system.db.recordedVoice.create({ data: { parentId, label: randomUUID() } });
  return (
    await system.db.narration.create({
      data: { bookId, level: "Emerging", voice: `own:${id}`, status: "ready" },
    })
  ).id;
};
export const spareComment: Spare = async (system, { parentId }) => {
  const comment = { slug: "two-languages-one-bedtime", firstName: "Spare", text: "Spare" };
  return (await system.db.postComment.create({ data: { parentId, ...comment } })).id;
};
export const spareKey: Spare = async (system, { parentId }) => {
  const data = {
    parentId,
    name: "Spare",
    hint: "Spar",
    keyHash: sha256(randomUUID()),
    scopes: ["stories:read"],
  };
  return (await system.db.apiKey.create({ data })).id;
};
export const sparePasskey: Spare = (system, { parentId }) => aPasskey(system, parentId);
export const spareWebhook: Spare = (system, { parentId }) => aWebhook(system, parentId, "spare");
export const spareGift: Spare = async (system, { parentId, ids }) => {
  const link = { tokenHash: sha256(randomUUID()), named: true, photoPictures: false, expiresAt: FAR };
  return (await system.db.gift.create({ data: { parentId, bookId: ids.book, ...link } })).id;
};

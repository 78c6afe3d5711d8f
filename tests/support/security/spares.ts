import type { GuardedSystem } from "./guarded-system";
import { aFile, LEVEL_REPORT, type Tenant } from "./tenant";

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

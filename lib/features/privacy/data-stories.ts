import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

const FILE = { select: { storageKey: true, mime: true } } as const;

/** Finished stories, with their words and where their files are; oldest first, behind `after`. */
export const findStories = (
  db: DbOrTx,
  parent: ParentScope,
  { after, take }: { after: string | null; take: number },
) =>
  db.book.findMany({
    where: {
      parentId: parent,
      status: "completed",
      deletedAt: null,
      ...(after ? { id: { gt: after } } : {}),
    },
    select: {
      id: true,
      title: true,
      childName: true,
      level: true,
      theme: true,
      createdAt: true,
      talk: true,
      pdf: FILE,
      pages: {
        select: { number: true, text: true, alt: true, picture: FILE },
        orderBy: { number: "asc" },
      },
      narrations: {
        where: { voice: { startsWith: "own:" } },
        select: {
          voice: true,
          level: true,
          pages: { select: { pageNumber: true, file: FILE }, orderBy: { pageNumber: "asc" } },
          takes: { select: { pageNumber: true, file: FILE }, orderBy: { pageNumber: "asc" } },
        },
        orderBy: { id: "asc" },
      },
    },
    orderBy: { id: "asc" },
    take,
  });

/** How those who recorded stories are called, by the voice of their narrations. */
export async function findReaders(db: DbOrTx, parent: ParentScope): Promise<Map<string, string>> {
  const voices = await db.recordedVoice.findMany({
    where: { parentId: parent },
    select: { id: true, label: true },
  });
  return new Map(voices.map(({ id, label }) => [`own:${id}`, label]));
}

export type ExportedStory = Awaited<ReturnType<typeof findStories>>[number];

/** Photos of the profiles. */
export const findPhotos = (db: DbOrTx, parent: ParentScope) =>
  db.child.findMany({
    where: { parentId: parent, photoFileId: { not: null } },
    select: { name: true, createdAt: true, photo: FILE },
    orderBy: { id: "asc" },
  });

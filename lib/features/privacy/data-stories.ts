import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

const FILE = { select: { storageKey: true, mime: true } } as const;

/** Finished stories, with their words and where their files are; oldest first, behind `after`. */
export async function findStories(
  db: DbOrTx,
  parent: ParentScope,
  { after, take }: { after: string | null; take: number },
) {
  const rows = await db.book.findMany({
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
      cover: FILE,
      portrait: FILE,
      pages: {
        select: { number: true, text: true, alt: true, picture: FILE },
        orderBy: { number: "asc" },
      },
      texts: {
        where: { status: "ready" },
        select: { level: true, pages: true, pdf: FILE },
        orderBy: { level: "asc" },
      },
      narrations: {
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
  return rows.map(({ texts, ...story }) => ({
    ...story,
    // These were written by our own code alone. The level that is shown is there as the story itself.
    texts: texts
      .filter(({ level }) => level !== story.level)
      .map((text) => ({ ...text, pages: text.pages as unknown as { text: string }[] })),
  }));
}

export type ExportedStory = Awaited<ReturnType<typeof findStories>>[number];

/** Photos of the profiles. */
export const findPhotos = (db: DbOrTx, parent: ParentScope) =>
  db.child.findMany({
    where: { parentId: parent, photoFileId: { not: null } },
    select: { name: true, createdAt: true, photo: FILE },
    orderBy: { id: "asc" },
  });

/** Photos that were sent for a story, while they are here. */
export const findStoryPhotos = (db: DbOrTx, parent: ParentScope, now: Date) =>
  db.storedFile.findMany({
    where: { parentId: parent, kind: "ai_photo", OR: [{ deleteAfter: null }, { deleteAfter: { gt: now } }] },
    select: { storageKey: true, mime: true, createdAt: true },
    orderBy: { id: "asc" },
  });

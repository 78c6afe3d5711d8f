import "server-only";
import { fileUrlOf } from "@/lib/features/uploads/rules";
import type { DbOrTx } from "@/lib/platform/db/database";
import { familyNamed, ownerFor, readBy, type ParentScope, type Reader } from "@/lib/shared/actor";
import type { LevelReport } from "@/lib/shared/level-figures";
import type { BookDetailView, BookView } from "@/lib/features/stories/contract";
import { bookPdfUrl, describePictures, TOLD_INSTEAD } from "@/lib/features/stories/rules";

const ROW = {
  id: true,
  parentId: true,
  title: true,
  childId: true,
  childName: true,
  theme: true,
  level: true,
  status: true,
  tags: true,
  coverFileId: true,
  coverAlt: true,
  pdfFileId: true,
  createdAt: true,
  lastReadAt: true,
  openPage: true,
  seriesId: true,
  seriesPart: true,
  children: { select: { childId: true, name: true }, orderBy: { place: "asc" } },
} as const;

type BookRow = Omit<
  BookView,
  "coverUrl" | "pdfUrl" | "createdAt" | "lastReadAt" | "series" | "family" | "together"
> & {
  children: BookView["together"];
  parentId: string;
  seriesId: string | null;
  seriesPart: number | null;
  coverFileId: string | null;
  pdfFileId: string | null;
  createdAt: Date;
  lastReadAt: Date | null;
};

const toBookView = (
  reader: Reader,
  {
    parentId,
    children,
    coverFileId,
    pdfFileId,
    createdAt,
    lastReadAt,
    seriesId,
    seriesPart,
    ...row
  }: BookRow,
): BookView => ({
  ...row,
  together: children,
  family: familyNamed(reader, parentId),
  series: seriesId !== null && seriesPart !== null ? { id: seriesId, part: seriesPart } : null,
  lastReadAt: lastReadAt?.toISOString() ?? null,
  coverUrl: coverFileId ? fileUrlOf(coverFileId) : null,
  pdfUrl: pdfFileId ? bookPdfUrl(row.id) : null,
  createdAt: createdAt.toISOString(),
});

type FoundBook = Omit<BookDetailView, "levels" | "resumePage" | "retelling" | "help">;
/** `isFixed`: what was ordered is gone, so no other text can be written. */
type FoundStory = { book: FoundBook; shape: string; isFixed: boolean };

export async function findBook(db: DbOrTx, reader: Reader, id: string): Promise<FoundStory | null> {
  const row = await db.book.findFirst({
    where: { id, ...readBy(reader), deletedAt: null },
    select: {
      ...ROW,
      ...({ newWords: true, talk: true, shape: true } as const),
      levelReport: true,
      writer: true,
      illustrator: true,
      pictureSource: true,
      toldInstead: true,
      portraitFileId: true,
      request: { select: { kind: true, erasedAt: true } },
      pages: {
        select: { number: true, text: true, alt: true, pictureFileId: true },
        orderBy: { number: "asc" },
      },
    },
  });
  if (!row) return null;
  const {
    newWords,
    talk,
    levelReport,
    writer,
    illustrator,
    pictureSource,
    toldInstead,
    portraitFileId,
    request,
    pages,
    shape,
    ...rest
  } = row;
  const book = {
    ...toBookView(reader, rest),
    newWords,
    talk,
    levelReport: levelReport as unknown as LevelReport, // Written by `saveDraft` alone.
    writer,
    illustrator,
    portraitUrl: portraitFileId ? fileUrlOf(portraitFileId) : null,
    writerNote: toldInstead ? TOLD_INSTEAD : null,
    pictureNote: describePictures(request?.kind ?? "story", pictureSource),
    pages: pages.map(({ pictureFileId, ...page }) => ({
      ...page,
      pictureUrl: pictureFileId ? fileUrlOf(pictureFileId) : null,
    })),
  };
  return { book, shape, isFixed: request?.erasedAt !== null };
}

export async function findPdf(
  db: DbOrTx,
  reader: Reader,
  id: string,
): Promise<{ title: string; pdfFileId: string | null; owner: ParentScope } | null> {
  const row = await db.book.findFirst({
    where: { id, ...readBy(reader), deletedAt: null, status: "completed" },
    select: { title: true, pdfFileId: true, parentId: true },
  });
  if (!row) return null;
  const { parentId, ...book } = row;
  return { ...book, owner: ownerFor(reader, parentId) };
}

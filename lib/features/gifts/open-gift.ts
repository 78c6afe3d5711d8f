import "server-only";
import { findSharedSound } from "@/lib/features/narration/find-shared-sound";
import type { Context } from "@/lib/platform/context";
import { AppError } from "@/lib/shared/app-error";
import type { GivenStory } from "./contract";
import { findGivenFile, type OpenedGift } from "./data-opened";
import { familyNames } from "./family-names";
import { findGift } from "./find-gift";
import { GIFT_PAGE_LIMIT, isFromPhoto } from "./rules";
import { titleWithoutNames, withoutNames } from "./without-name";

const showsPictures = ({ book, photoPictures }: OpenedGift): boolean =>
  photoPictures || !isFromPhoto(book.request?.kind, book.pictureSource);

/** What was read aloud says the name. */
async function soundsOf(ctx: Context, { named, book, parent }: OpenedGift) {
  return named ? findSharedSound(ctx.db, book, parent.readingVoice) : [];
}

/**
 * The story behind a link. That somebody reads it, the page says itself (`noteOpening`): messengers fetch the page of every
 * link that is sent, and nobody has opened it then.
 * @throws AppError RATE_LIMITED for an address that opens too many
 */
export async function openGift(ctx: Context, token: string, address: string): Promise<GivenStory | null> {
  await ctx.limits.spend(GIFT_PAGE_LIMIT, address);
  const gift = await findGift(ctx, token);
  if (!gift) return null;
  const { book, named, expiresAt } = gift;
  const sounds = await soundsOf(ctx, gift);
  const urlOf = (fileId: string | null) => fileId && `/api/gift/${token}/files/${fileId}`;
  const pictureOf = (fileId: string | null) => (showsPictures(gift) ? urlOf(fileId) : null);
  const names = named ? [] : familyNames({ ...book, parent: gift.parent });
  const tell = named ? (text: string) => text : withoutNames(names);
  return {
    title: named ? book.title : titleWithoutNames(names)(book.title),
    childName: (named && book.childName) || null,
    coverUrl: pictureOf(book.coverFileId),
    coverAlt: tell(book.coverAlt ?? ""),
    pages: book.pages.map(({ number, text, alt, pictureFileId }) => ({
      number,
      text: tell(text),
      alt: tell(alt),
      pictureUrl: pictureOf(pictureFileId),
    })),
    sounds: sounds.map(({ page, fileId }) => ({ page, url: `/api/gift/${token}/files/${fileId}` })),
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * A picture or sound that the story behind a link shows.
 * @throws AppError NOT_FOUND for every other file, and alike for a link that is good no more
 */
export async function openGiftFile(ctx: Context, { token, file: id }: { token: string; file: string }) {
  const gift = await findGift(ctx, token);
  const file =
    gift && (await isShown(ctx, gift, id)) && (await findGivenFile(ctx.db, gift, { id, now: ctx.now() }));
  if (!file) throw new AppError("NOT_FOUND", "Resource not found.");
  const { storageKey } = file;
  return {
    mime: file.mime,
    size: file.bytes,
    etag: `"${Buffer.from(file.sha256).toString("hex").slice(0, 32)}"`,
    read: (part?: { from: number; to: number }) =>
      part ? ctx.storage.getPart(storageKey, part) : ctx.storage.get(storageKey),
  };
}

async function isShown(ctx: Context, gift: OpenedGift, id: string): Promise<boolean> {
  const { coverFileId, pages } = gift.book;
  const pictures = [coverFileId, ...pages.map(({ pictureFileId }) => pictureFileId)];
  if (pictures.includes(id)) return showsPictures(gift);
  return (await soundsOf(ctx, gift)).some(({ fileId }) => fileId === id);
}

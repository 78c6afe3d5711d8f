import { themeScene } from "@/components/features/stories/theme-scene";
import type { NarrationDetailView } from "@/lib/features/narration/contract";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { readSession } from "@/lib/shared/browser-session";
import { KEPT_PREFIX } from "@/lib/shared/forget-kept";
import { alone } from "./alone";
import { isFull } from "./room";

/** A telling of a story; where a parent recorded some of its pages only, with the one that reads the others. */
export type KeptTelling = { narration: NarrationDetailView; filling?: NarrationDetailView | null };

/**
 * How a story shall be heard. `coming`: it is being read aloud, and its sound is kept when it is there; `silent`: it could
 * not be read aloud; `no-room`: only its sound did not fit.
 */
export type SoundToKeep =
  | { state: "none" | "coming" | "silent" | "no-room" }
  | ({ state: "here" } & KeptTelling);

export type KeptSound =
  | Exclude<SoundToKeep, { state: "here" }>
  | ({ state: "here"; bytes: number } & KeptTelling);

/** A story as it lies on this device; its bytes are those of its pictures. */
export type KeptStory = {
  book: BookDetailView;
  pictures: string[];
  bytes: number;
  sound: KeptSound;
  keptAt: string;
};

/** `full`: the browser gives no more room. `failed`: a file didn't come. `left`: nobody is signed in any more. */
export type Keeping = "kept" | "full" | "failed" | "left";

const RECORD = "/kept/";

/**
 * A story as it may lie on a device: without what is the parent's alone, as a child's device is answered. Whoever has the
 * device may look into the browser's storage, and nobody asks the server there.
 */
export const asKept = (book: BookDetailView): BookDetailView => ({ ...book, help: null, tags: [] });

const nameOf = (parentId: string) => KEPT_PREFIX + parentId;
const isHere = (parentId: string) => readSession()?.user.id === parentId;

/** Every picture that the reader shows of a book, once. */
function picturesOf(book: BookDetailView): string[] {
  const wanted = [book.coverUrl ?? themeScene(book.theme), book.portraitUrl];
  const all = [...wanted, ...book.pages.map(({ pictureUrl }) => pictureUrl)];
  return [...new Set(all.flatMap((address) => address ?? []))];
}

function soundsOf(sound: SoundToKeep): string[] {
  if (sound.state !== "here") return [];
  const own = sound.narration.pages;
  const filling = (sound.filling?.pages ?? []).filter(({ page }) => !own.some((one) => one.page === page));
  return [...new Set([...own, ...filling].map(({ audioUrl }) => audioUrl))];
}

const filesOf = ({ pictures, sound }: KeptStory): string[] => [...pictures, ...soundsOf(sound)];

/** Newest first. Nothing where the browser has no caches. */
export async function listKept(parentId: string): Promise<KeptStory[]> {
  try {
    if (!(await caches.has(nameOf(parentId)))) return [];
    const cache = await caches.open(nameOf(parentId));
    const records = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(RECORD));
    const found = await Promise.all(records.map((record) => cache.match(record)));
    const stories = await Promise.all(
      found.flatMap((one) => (one ? [one.json() as Promise<StoredStory>] : [])),
    );
    return stories
      .map((story) => ({ ...story, sound: story.sound ?? { state: "none" as const } }))
      .sort((one, other) => Date.parse(one.keptAt) - Date.parse(other.keptAt))
      .reverse();
  } catch {
    return [];
  }
}

/** Stories that were kept before sound was. */
type StoredStory = Omit<KeptStory, "sound"> & { sound?: KeptSound };

/**
 * Puts a whole story on this device, or nothing of it. Its record is written last: what has no record isn't kept, and what
 * was kept before stays as it was until all of the new is there.
 */
export const keepStory = (parentId: string, book: BookDetailView, sound: SoundToKeep): Promise<Keeping> =>
  alone(parentId, () => keepWhole(parentId, book, sound));

async function keepWhole(parentId: string, book: BookDetailView, sound: SoundToKeep): Promise<Keeping> {
  const added: string[] = [];
  const pictures = picturesOf(book);
  // A sign-out empties the caches once, and the page may be gone before what comes late could be taken out again.
  if (!isHere(parentId)) return "left";
  try {
    const cache = await caches.open(nameOf(parentId));
    const before = await findKept(parentId, book.id);
    const bytes = await fetchInto(cache, pictures, added);
    const soundBytes = await fetchInto(cache, soundsOf(sound), added);
    const story: KeptStory = {
      book: asKept(book),
      pictures,
      bytes,
      sound: sound.state === "here" ? { ...sound, bytes: soundBytes } : sound,
      keptAt: before?.keptAt ?? new Date().toISOString(),
    };
    await write(cache, story);
    if (before) await removeFiles(parentId, filesOf(before));
    return await unlessLeft(parentId, "kept");
  } catch (error) {
    await removeFiles(parentId, added).catch(() => undefined);
    return unlessLeft(parentId, (await isFull(error)) ? "full" : "failed");
  }
}

/** Whoever signed out meanwhile has had everything erased, and nothing comes after that. */
async function unlessLeft(parentId: string, keeping: Keeping): Promise<Keeping> {
  if (isHere(parentId)) return keeping;
  await caches.delete(nameOf(parentId));
  return "left";
}

async function findKept(parentId: string, id: string): Promise<KeptStory | undefined> {
  return (await listKept(parentId)).find(({ book }) => book.id === id);
}

/** The sound of a kept story comes, or goes; a story that was removed meanwhile stays removed. */
export const changeSound = (parentId: string, id: string, sound: SoundToKeep): Promise<Keeping> =>
  alone(parentId, async () => {
    const story = await findKept(parentId, id);
    return story ? keepWhole(parentId, story.book, sound) : "kept";
  });

export const dropStory = (parentId: string, id: string): Promise<void> =>
  alone(parentId, async () => {
    const story = await findKept(parentId, id);
    if (!story) return;
    const cache = await caches.open(nameOf(parentId));
    await cache.delete(RECORD + id);
    await removeFiles(parentId, filesOf(story));
  });

const isParents = ({ help, tags }: Partial<BookDetailView>): boolean =>
  Boolean(help) || Boolean(tags?.length);

/** Takes what is the parent's alone out of what was kept with it. Asks nobody, so a device without a connection does it too. */
export const dropParentsWords = (parentId: string): Promise<void> =>
  alone(parentId, async () => {
    const stories = (await listKept(parentId)).filter(({ book }) => isParents(book));
    if (stories.length === 0) return;
    const cache = await caches.open(nameOf(parentId));
    for (const story of stories) await write(cache, { ...story, book: asKept(story.book) });
  });

const write = (cache: Cache, story: KeptStory): Promise<void> =>
  cache.put(RECORD + story.book.id, new Response(JSON.stringify(story)));

/** Notes in `added` what wasn't there before. @returns the bytes of all of them */
async function fetchInto(cache: Cache, addresses: readonly string[], added: string[]): Promise<number> {
  let bytes = 0;
  for (const address of addresses) {
    const known = await cache.match(address, { ignoreVary: true });
    const answer = known ?? (await fetchWhole(address));
    bytes += (await answer.clone().blob()).size;
    if (known) continue;
    added.push(address);
    await cache.put(address, answer);
  }
  return bytes;
}

/** Only whole answers: a part of a file would be taken for the file. */
async function fetchWhole(address: string): Promise<Response> {
  // eslint-disable-next-line no-restricted-syntax -- files of our own books, as the table's answers name them
  const answer = await fetch(address, { cache: "no-store" });
  if (answer.status !== 200) throw new Error("a file did not come");
  return answer;
}

/** Those that no kept story needs any more. */
async function removeFiles(parentId: string, files: readonly string[]): Promise<void> {
  const needed = new Set((await listKept(parentId)).flatMap(filesOf));
  const going = files.filter((address) => !needed.has(address));
  if (going.length === 0) return;
  const cache = await caches.open(nameOf(parentId));
  await Promise.all(going.map((address) => cache.delete(address, { ignoreVary: true })));
}

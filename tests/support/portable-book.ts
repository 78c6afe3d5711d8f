import sharp from "sharp";
import type { PortableBook } from "@/lib/features/bookmaking/portable-book";
import { classicWriter } from "@/lib/features/writing/classic/classic-writer";
import type { TimedRange } from "@/lib/shared/narration";
import { READING_LEVELS, THEMES, type StoryOrder } from "@/lib/shared/story";

const jpeg = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** MPEG-2 Layer III, mono, 48 kbit/s, 16 kHz: frames of silence, 36 ms each. */
export function silentMp3(frames: number): Buffer {
  const frame = Buffer.alloc(216);
  frame.set([0xff, 0xf3, 0x68, 0xc0]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/** Every word of a text, half a second each. */
export function timed(text: string): { durationMs: number; words: TimedRange[] } {
  const words = [...text.matchAll(/\S+/gu)].map(({ 0: word, index }, nth): TimedRange => [
    index,
    index + word.length,
    100 + nth * 500,
    500 + nth * 500,
  ]);
  return { durationMs: 200 + words.length * 500, words };
}

const NAMES = ["Zoë", "小明", "מאיה", "O'Malley & <b>Sons</b>", "Łukasz", "ليلى", '"Ada"', "👩‍🚀 Mo"];
const TITLES = [
  "The Blue Kite",
  `Cats & "Dogs" <script>alert('x')</script>`,
  "小明和星星",
  "القمر الصغير",
  "🚀🌙",
  "\u202Eevil\u0007 title\uD83D",
  "W".repeat(255),
];

export const narrationOf = (book: PortableBook): NonNullable<PortableBook["narration"]> => ({
  voice: "Reading voice, bright",
  pages: [{ number: 0, text: book.title }, ...book.pages].map(({ number, text }) => ({
    page: number,
    mp3: silentMp3(28),
    ...timed(text),
  })),
});

/** A story of our own writer with small pictures; each number has another level, name and title. */
export async function portableBook(
  number: number,
  change: Partial<PortableBook> = {},
): Promise<PortableBook> {
  const level = READING_LEVELS[number % READING_LEVELS.length] ?? "Beginner";
  const order: StoryOrder = {
    heroName: "Ada",
    gender: "Girl",
    age: 7,
    level,
    theme: THEMES[number % THEMES.length] ?? "adventure",
    title: "The Lamp on the Hill",
    topics: ["stars"],
    interests: ["Space"],
    creativityLevel: 5,
    ageAppropriate: true,
    style: null,
    seed: number,
  };
  const story = await classicWriter.write(order);
  const name = NAMES[number % NAMES.length] ?? "Ada";
  const [picture, portrait] = [await jpeg("#f0a030"), await jpeg("#3070f0")];
  const pages = story.pages.map(({ number: page, text, scene }) => ({
    number: page,
    text: text.replaceAll("Ada", name),
    alt: scene.happening.replaceAll("{hero}", name),
    picture,
  }));
  const book: PortableBook = {
    id: `0193f0a0-0000-7000-8000-${String(number).padStart(12, "0")}`,
    title: TITLES[number % TITLES.length] ?? "A story",
    childName: name,
    level,
    pages,
    cover: picture,
    coverAlt: null,
    portrait,
    talk: story.talk,
    note: null,
    at: new Date("2026-03-04T05:06:08Z"),
    narration: null,
    ...change,
  };
  return book;
}

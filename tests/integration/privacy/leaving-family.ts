import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { askEmailChange } from "@/lib/features/addresses/ask-email-change";
import { createChild } from "@/lib/features/children/create-child";
import { writeComment } from "@/lib/features/comments/write-comment";
import { sendMessage } from "@/lib/features/contact/send-message";
import { logReading } from "@/lib/features/reading/log-reading";
import { dropWord } from "@/lib/features/reading/words/drop-word";
import { reportPage } from "@/lib/features/reports/report-page";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { uploadPhoto } from "@/lib/features/uploads/upload-photo";
import { findConcern } from "@/lib/features/writing/find-concern";
import type { Context, Ports } from "@/lib/platform/context";
import type { OutgoingEmail } from "@/lib/platform/email/email";
import { createLog } from "@/lib/platform/log/logger";
import { sha256 } from "@/lib/platform/tokens/random-token";
import { aChild, signedInParent, subscribe, system } from "@/tests/support/family";
import { aWish, runOrder } from "@/tests/support/orders";
import { aPhoto, PHOTO_CONSENT } from "@/tests/support/photos";
import type { TestSystem } from "@/tests/support/worker-database";

const LETTERS = "bcdfghklmnprstvz";
const VOWELS = "aeiou";

/** How many words each file of tests has taken. */
const taken = new Map<string, number>();

/**
 * A word that nothing else holds, and that reads like a name: "Zobakifuqe" is no word of a story. It is the same in every
 * run: of words by chance, one in many is several words of ours without their spaces.
 */
function aWord(): string {
  const file = expect.getState().testPath?.split("/").at(-1) ?? "";
  const number = (taken.get(file) ?? 0) + 1;
  taken.set(file, number);
  const digest = sha256(`${file} ${number}`);
  const syllables = [0, 1, 2, 3, 4].map((place) => {
    const [letter = 0, vowel = 0] = digest.subarray(2 * place);
    return `${LETTERS[letter % LETTERS.length] ?? "b"}${VOWELS[vowel % VOWELS.length] ?? "a"}`;
  });
  const word = `z${syllables.join("")}x`;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Words of one family, handed out one by one, and all of them afterwards. */
export class Canaries {
  readonly all: string[] = [];

  next(): string {
    // A few of such words hold one that no order may.
    let word = aWord();
    while (findConcern(word) ?? findConcern(word, true)) word = aWord();
    this.all.push(word);
    return word;
  }
}

export type Watched = TestSystem & { sent: OutgoingEmail[]; logged: string[] };

/** The same system, whose e-mails and log lines are caught. */
export function watched(ports: TestSystem): Watched {
  const sent: OutgoingEmail[] = [];
  const logged: string[] = [];
  const email = {
    send: (message: OutgoingEmail) => {
      sent.push(message);
      return Promise.resolve({ providerId: randomUUID() });
    },
  };
  const log = createLog("debug", { write: (line: string) => void logged.push(line) });
  return { ...ports, email, log, sent, logged };
}

const page = (bookId: string) => ({
  id: randomUUID(),
  bookId,
  page: 1,
  activeSeconds: 20,
  listenedSeconds: 0,
  finishedBook: true,
  tappedWords: [],
  occurredAt: new Date().toISOString(),
});

type Member = Context & { parentId: string };

async function twoChildren(ctx: Member, canaries: Canaries) {
  const children = [];
  for (const gender of ["Girl", "Boy"] as const) {
    const bytes = await aPhoto();
    const { fileUrl } = await uploadPhoto(ctx, { bytes, purpose: "profile" });
    const facts = { name: canaries.next(), sayAs: canaries.next(), gender, profileImage: fileUrl };
    children.push(await createChild(ctx, aChild({ ...facts, look: { glasses: true } })));
  }
  return children.map(({ id }) => id);
}

/** One story that was read and reported, and one whose order waits. */
async function twoStories(
  ports: Ports,
  ctx: Member,
  [first = "", second = ""]: string[],
  canaries: Canaries,
) {
  // Of words that nobody knows alone the parent would be asked.
  const topics = () => Array.from({ length: 5 }, () => `kite of ${canaries.next()}`);
  const wish = () => ({ title: `The ${canaries.next()} Kite`, topics: topics() });
  const done = await requestBook(ctx, { input: aWish(first, wish()), idempotencyKey: canaries.next() });
  await runOrder(ports, done.id);
  const { bookId } = await getBookJob(ctx, done.id);
  await logReading(ctx, { events: [page(bookId ?? "")] });
  // A word of theirs, in small letters as words are kept.
  await dropWord(ctx, { childId: first, word: canaries.next().toLowerCase() });
  const note = `${canaries.next()} was frightened`;
  await reportPage(ctx, { bookId: bookId ?? "", page: 1, reason: "upsetting", note });
  const { id } = await requestBook(ctx, { input: aWish(second, wish()), idempotencyKey: canaries.next() });
  return { bookId: bookId ?? "", waiting: id };
}

/** What names a family's address without belonging to its account. */
async function looseEnds(ctx: Member, email: string, canaries: Canaries): Promise<void> {
  const { db } = ctx;
  const message = { subject: canaries.next(), message: canaries.next(), category: "general" as const };
  await sendMessage(ctx, { name: canaries.next(), email, address: randomUUID(), ...message });
  const person = { firstName: canaries.next(), lastName: canaries.next(), phone: canaries.next() };
  const registration = { email, ...person, passwordHash: canaries.next(), userAgent: canaries.next() };
  const expiresAt = new Date(Date.now() + 3600_000);
  const { id } = await db.pendingRegistration.create({ data: { ...registration, expiresAt } });
  const hash = new Uint8Array(Buffer.from(randomUUID()));
  await db.token.create({ data: { kind: "verify_email", hash, pendingRegistrationId: id, expiresAt } });
  const news = { email, askedAt: new Date(), unsubscribeToken: canaries.next() };
  await db.newsletterSubscriber.create({ data: news });
  const text = { template: "story-ready", props: { title: canaries.next(), firstName: canaries.next() } };
  const key = { idempotencyKey: `test:${id}`, recipient: email, parentId: ctx.parentId };
  await db.outboxMessage.create({ data: { ...text, ...key } });
  const answer = { requestHash: hash, status: 200, body: canaries.next() };
  await db.keptAnswer.create({ data: { parentId: ctx.parentId, key: canaries.next(), ...answer } });
  await writeComment(ctx, { slug: "two-languages-one-bedtime", text: canaries.next() });
  const newEmail = `${canaries.next().toLowerCase()}@example.test`;
  await askEmailChange(ctx, { newEmail, address: randomUUID() });
  for (const provider of ["google", "github"] as const) {
    await db.identity.create({ data: { parentId: ctx.parentId, provider, subject: canaries.next() } });
  }
}

/** What a family made for others: programs, devices, readers. */
async function furtherCorners(ctx: Member, bookId: string, canaries: Canaries): Promise<void> {
  const { db, parentId } = ctx;
  const hash = () => sha256(randomUUID());
  await db.apiKey.create({
    data: { parentId, name: canaries.next(), keyHash: hash(), hint: "abcd", scopes: ["stories:read"] },
  });
  const told = {
    source: canaries.next(),
    event: "webhook.test",
    body: canaries.next(),
    problem: canaries.next(),
  };
  await db.webhook.create({
    data: { parentId, url: `https://example.com/${canaries.next()}`, deliveries: { create: told } },
  });
  const device = { device: canaries.next(), isSynced: false };
  const key = { credentialId: canaries.next(), publicKey: hash(), counter: 0n };
  await db.passkey.create({ data: { parentId, ...key, ...device } });
  await db.recordedVoice.create({ data: { parentId, label: canaries.next() } });
  const pages = [{ number: 1, text: canaries.next(), alt: canaries.next() }];
  await db.bookText.create({ data: { bookId, level: "Advanced", status: "ready", pages } });
}

/** A parent with something in every corner, all of it told by words that nothing else holds. */
export async function aFamilyOfWords(
  ports: Ports,
  canaries: Canaries,
  subscribed: (ctx: Member) => Promise<unknown> = (ctx) => subscribe(ports, ctx.parentId, "family"),
) {
  const email = `${canaries.next().toLowerCase()}@${canaries.next().toLowerCase()}.example.test`;
  canaries.all.push(email);
  const ctx = await signedInParent(ports, { email, firstName: canaries.next() });
  const { db } = ctx;
  const facts = { lastName: canaries.next(), phone: canaries.next(), passwordHash: canaries.next() };
  await db.parent.update({ where: { id: ctx.parentId }, data: facts });
  await db.session.updateMany({
    where: { parentId: ctx.parentId },
    data: { userAgent: `Firefox ${canaries.next()}` },
  });
  await subscribed(ctx);
  const children = await twoChildren(ctx, canaries);
  const stories = await twoStories(ports, ctx, children, canaries);
  const bytes = await aPhoto();
  await uploadPhoto(ctx, { bytes, purpose: "character", consent: PHOTO_CONSENT });
  await looseEnds(ctx, email, canaries);
  await furtherCorners(ctx, stories.bookId, canaries);
  return { ctx, parentId: ctx.parentId, email, ...stories };
}

/** Where any of these words is still in the database: `table: word`. */
export async function findInDatabase({ db }: Ports, words: string[]): Promise<string[]> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
    WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await db.$queryRawUnsafe<{ canary: string }[]>(
      `SELECT DISTINCT canary FROM ${name} record, unnest($1::text[]) canary
       WHERE strpos(lower(record::text), lower(canary)) > 0`,
      words,
    );
    found.push(...rows.map(({ canary }) => `${name}: ${canary}`));
  }
  return found;
}

/** Everything below the folder of files. */
export async function filesOf({ config }: Ports): Promise<Buffer[]> {
  const entries = await readdir(config.FILES_DIR, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(files.map(({ parentPath, name }) => readFile(path.join(parentPath, name))));
}

/** The work of a job, so many days from now. */
export const daysFromNow = (ports: Ports, days: number): Context => ({
  ...system(ports, "privacy"),
  now: () => new Date(Date.now() + days * 24 * 3600_000),
});

import { randomUUID } from "node:crypto";
import { hashPassword } from "@/lib/platform/passwords/passwords";
import { sha256 } from "@/lib/platform/tokens/random-token";
import type { Scene } from "@/lib/shared/story";
import { subscribe } from "@/tests/support/family";
import { aFile, aRecording } from "./family-files";
import { familyOf, type FamilyIds } from "./family-members";
import { aPasskey, aProgram, aWebhook } from "./family-program";
import type { GuardedSystem } from "./guarded-system";
import { LEVEL_REPORT } from "./level-report";
import { cookiesOf, type Reply } from "./wire";

const SCENE = {
  place: "bedroom",
  time: "night",
  weather: "clear",
  hero: { pose: "sitting", feeling: "calm" },
  companions: [],
  props: [],
  happening: "{hero} sits in the bedroom.",
} satisfies Scene;

/** What every order says beside its own words. */
const anOrder = { theme: "adventure", creativityLevel: 5, ageAppropriate: true, style: null };

export const PASSWORD = "moth lantern quiet river";
let passwordHash: Promise<string> | undefined;
export const hashOfPassword = (): Promise<string> => (passwordHash ??= hashPassword(PASSWORD));

export const anEmail = (): string => `parent-${randomUUID()}@example.test`;

/** Rows of one parent that others' ids are tried on. */
export type OwnedIds = {
  child: string;
  book: string;
  request: string;
  session: string;
  checkout: string;
  pdf: string;
  picture: string;
  /** A story read aloud, and the sound of one of its pages. */
  narration: string;
  sound: string;
  /** The same story as a parent recorded it, and a page as it came from the microphone. */
  recording: string;
  take: string;
  photo: string;
  /** Uploaded for a story in which the child is drawn. */
  heroPhoto: string;
  /** An archive of all data. */
  dataExport: string;
  /** Under a post of the blog, where nobody has read it yet. */
  comment: string;
  /** A link that gives the story to read. */
  gift: string;
  /** A key of the public API. */
  apiKey: string;
  passkey: string;
  /** An address that is told of finished stories. */
  webhook: string;
} & FamilyIds;

/** Those of them that are files with an address. */
export const FILE_KINDS = ["photo", "picture", "pdf", "heroPhoto", "sound", "take"] as const;

export type Tenant = {
  name: string;
  parentId: string;
  email: string;
  ids: OwnedIds;
  /** What a program of theirs sends: good for all that a key may do, and often. */
  programKey: string;
  /** Text that nobody but this parent may ever see. */
  canaries: string[];
};

/** A browser's and a program's way in. */
export type Keys = { bearer: string; cookie: string; cookieBearer: string };

type Paid = "basic" | "standard" | "family" | null;

const FAR = new Date(Date.now() + 365 * 24 * 3600 * 1000);

/** A verified parent who can sign in with `PASSWORD`. */
export async function aParent(
  system: GuardedSystem,
  data: object = {},
): Promise<{ id: string; email: string }> {
  const email = anEmail();
  const person = { email, firstName: "Robin", lastName: "Hale", emailVerifiedAt: new Date() };
  return system.db.parent.create({
    data: { ...person, passwordHash: await hashOfPassword(), ...data },
    select: { id: true, email: true },
  });
}

const login = (system: GuardedSystem, email: string, headers: Record<string, string>): Promise<Reply> =>
  system.wire.send({ method: "POST", path: "/api/auth/login", body: { email, password: PASSWORD }, headers });

/** Signs in as a program and as a browser; each has a session of its own. */
export async function signInBoth(system: GuardedSystem, email: string): Promise<Keys> {
  const program = await login(system, email, {});
  const browser = await login(system, email, OWN_PAGE);
  if (program.status !== 200 || browser.status !== 200) throw new Error(`login: ${browser.text}`);
  return {
    bearer: (program.json as { token: string }).token,
    cookieBearer: (browser.json as { token: string }).token,
    cookie: cookiesOf(browser),
  };
}

/** What a script of one of our own pages sends along. */
export const OWN_PAGE = { origin: "https://talewick.test", "sec-fetch-site": "same-origin" };

/** A family whose every field holds a word that occurs nowhere else. */
export async function aTenant(system: GuardedSystem, name: string, paid: Paid = null): Promise<Tenant> {
  const canaries: string[] = [];
  const mark = (what: string) => {
    const canary = `Zq${name}${what}${randomUUID().slice(0, 8).replace(/\d/g, "w")}`;
    canaries.push(canary);
    return canary;
  };
  const email = `${mark("mail").toLowerCase()}@example.test`;
  canaries.push(email);
  const { id: parentId } = await aParent(system, {
    email,
    firstName: mark("first"),
    lastName: mark("last"),
    phone: `+41 ${Math.floor(Math.random() * 1e9)}`,
  });
  if (paid) await subscribe(system, parentId, paid);

  const photo = await aFile(system, parentId, "profile_photo", mark("photo"));
  const heroPhoto = await aFile(system, parentId, "ai_photo", mark("hero"));
  const picture = await aFile(system, parentId, "picture", mark("picture"));
  const portrait = await aFile(system, parentId, "picture", mark("portrait"));
  const pdf = await aFile(system, parentId, "pdf", mark("pdf"));
  const childName = mark("child");
  const child = await system.db.child.create({
    data: {
      parentId,
      name: childName,
      age: 6,
      gender: "Girl",
      readingLevel: "Emerging",
      photoFileId: photo,
      interests: { create: [{ interest: "Space", position: 0 }] },
    },
    select: { id: true },
  });
  const book = await system.db.book.create({
    data: {
      parentId,
      childId: child.id,
      childName,
      title: mark("title"),
      theme: "adventure",
      level: "Emerging",
      status: "completed",
      finishedAt: new Date(),
      coverFileId: picture,
      pdfFileId: pdf,
      portraitFileId: portrait,
      tags: [mark("tag")],
      writer: "classic",
      illustrator: "classic",
      shape: "quest",
      levelReport: LEVEL_REPORT,
      newWords: [mark("word")],
      heroLook: {},
      pages: {
        create: [{ number: 1, text: mark("text"), scene: SCENE, alt: mark("alt"), pictureFileId: picture }],
      },
    },
    select: { id: true },
  });
  const sound = await aFile(system, parentId, "narration", mark("sound"));
  const page = { pageNumber: 1, textSha256: sha256(sound), durationMs: 900, by: "word" } as const;
  const narration = await system.db.narration.create({
    data: {
      bookId: book.id,
      level: "Emerging",
      voice: "embedded:slt",
      status: "ready",
      finishedAt: new Date(),
      pages: { create: { ...page, words: [[0, 2, 69, 900]], fileId: sound } },
    },
    select: { id: true },
  });
  const { recording, take } = await aRecording(system, { parentId, bookId: book.id, mark });
  const request = await system.db.bookRequest.create({
    data: {
      parentId,
      childId: child.id,
      bookId: book.id,
      status: "COMPLETED",
      order: { ...anOrder, title: mark("order"), heroName: childName, topics: [mark("topic")] },
      orderHash: sha256(randomUUID()),
      finishedAt: new Date(),
      ledger: { create: [{ parentId, kind: "RESERVE", periodStart: new Date() }] },
    },
    select: { id: true },
  });
  await system.db.bookRequest.create({
    data: {
      parentId,
      childId: child.id,
      status: "FAILED",
      order: { ...anOrder, title: mark("failed"), heroName: childName, topics: [] },
      orderHash: sha256(randomUUID()),
      failureMessage: mark("reason"),
      finishedAt: new Date(),
    },
  });
  const session = await system.db.session.create({
    data: { parentId, kind: "bearer", userAgent: mark("agent"), expiresAt: FAR },
    select: { id: true },
  });
  await system.db.invoice.create({
    data: {
      parentId,
      stripeInvoiceId: mark("invoice"),
      number: mark("number"),
      status: "paid",
      currency: "usd",
      amountDueCents: 999,
      amountPaidCents: 999,
      hostedUrl: `https://invoice.stripe.com/${mark("hosted")}`,
      pdfUrl: `https://invoice.stripe.com/${mark("bill")}`,
      issuedAt: new Date(),
    },
  });
  const plan = await system.db.plan.findUniqueOrThrow({ where: { slug: "basic" }, select: { id: true } });
  const checkout = `cs_${mark("checkout")}`;
  await system.db.checkoutSession.create({
    data: {
      id: checkout,
      parentId,
      planId: plan.id,
      billingPeriod: "monthly",
      sourcePage: "landing",
      expiresAt: FAR,
    },
  });
  await system.db.readingEvent.create({
    data: {
      id: randomUUID(),
      parentId,
      childId: child.id,
      bookId: book.id,
      pageNumber: 1,
      activeSeconds: 20,
      occurredAt: new Date(),
    },
  });
  const made = { readyAt: new Date(), expiresAt: FAR, bytes: 0 };
  const dataExport = await system.db.dataExport.create({
    data: { parentId, status: "ready", ...made },
    select: { id: true },
  });
  const comment = await system.db.postComment.create({
    data: {
      parentId,
      slug: "two-languages-one-bedtime",
      firstName: mark("called"),
      text: mark("comment"),
    },
    select: { id: true },
  });
  const gift = await system.db.gift.create({
    data: {
      parentId,
      bookId: book.id,
      tokenHash: sha256(randomUUID()),
      named: true,
      photoPictures: false,
      expiresAt: FAR,
    },
    select: { id: true },
  });
  const { apiKey, programKey } = await aProgram(system, { parentId, mark });
  canaries.push(programKey);
  const ids = {
    child: child.id,
    book: book.id,
    request: request.id,
    session: session.id,
    checkout,
    pdf,
    picture,
    narration: narration.id,
    sound,
    recording,
    take,
    photo,
    heroPhoto,
    dataExport: dataExport.id,
    comment: comment.id,
    gift: gift.id,
    apiKey,
    passkey: await aPasskey(system, parentId),
    webhook: await aWebhook(system, parentId, mark("hook")),
    ...(await familyOf(system, { parentId, email }, mark)),
  };
  canaries.push(...Object.values(ids), parentId);
  return { name, parentId, email, ids, programKey, canaries };
}

/** The words of `others` that occur in an answer, apart from what its own request named. */
export function foreignWords(reply: Reply, others: readonly Tenant[]): string[] {
  const { path, body } = reply.shot;
  const asked = `${path} ${typeof body === "string" ? body : JSON.stringify(body ?? "")}`;
  const seen = `${reply.head}\n${reply.text}`;
  return others.flatMap(({ canaries }) =>
    canaries.filter((canary) => seen.includes(canary) && !asked.includes(canary)),
  );
}

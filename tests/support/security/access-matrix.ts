import { randomUUID } from "node:crypto";
import type { GuardedSystem } from "./guarded-system";
import type { Method } from "./route-inventory";
import { aFile, type OwnedIds, type Tenant } from "./tenant";
import { bookBody, childBody } from "@/tests/support/http-client";

/** What one call may answer, by who asks and whose record it is about. A route without a row fails the suite. */
export type Row = {
  who: "anybody" | "parent";
  /** For a parent (or anybody) who asks about what is theirs, or about nothing in particular. */
  own: number[];
  /** The kind of record that the call names; somebody else's and nobody's are tried as well. */
  names?: keyof OwnedIds;
  /** For somebody else's record; nobody's must look exactly the same. */
  foreign?: number[];
  /** The id only says where in one's own list to start; it looks up nothing. */
  isBound?: true;
  at?: (id: string) => string;
  body?: (id: string, tenant: Tenant) => unknown;
  headers?: Record<string, string>;
  /** A record to use up, for calls that end one. */
  spare?: (system: GuardedSystem, tenant: Tenant) => Promise<string>;
};

const NOT_FOUND = [404];
const parent = (row: Partial<Row> = {}): Row => ({ who: "parent", own: [200], ...row });
const open = (row: Partial<Row> = {}): Row => ({ who: "anybody", own: [200], ...row });
const named = (names: keyof OwnedIds, row: Partial<Row> = {}): Row =>
  parent({ names, foreign: NOT_FOUND, ...row });

const FAR = new Date(Date.now() + 24 * 3600 * 1000);
const spareChild: Row["spare"] = async (system, { parentId }) =>
  (await system.db.child.create({ data: { parentId, name: "Spare", age: 5, gender: "Boy" } })).id;
const spareSession: Row["spare"] = async (system, { parentId }) =>
  (await system.db.session.create({ data: { parentId, kind: "bearer", expiresAt: FAR } })).id;
const spareBook: Row["spare"] = async (system, { parentId }) => {
  const names = { title: "Spare", childName: "Spare", writer: "classic", illustrator: "classic" };
  const story = {
    shape: "quest",
    theme: "adventure",
    level: "Emerging",
    levelReport: {},
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

const NOBODY = () => ({ email: `nobody-${randomUUID()}@example.test` });
const HERO = "superhero";
// Taken, or refused because this parent has used up what the plan allows, or has enough on the way.
const ORDERED = [202, 402, 409, 429];
// A photo serves one story.
const ORDERED_WITH_PHOTO = [...ORDERED, 400];
const reading = (bookId: string) => ({
  events: [
    {
      id: randomUUID(),
      bookId,
      page: 1,
      activeSeconds: 5,
      finishedBook: false,
      occurredAt: new Date().toISOString(),
    },
  ],
});

export const API_ROWS: Record<string, Partial<Record<Method, Row[]>>> = {
  "/api/ai-books/character-styles": { GET: [parent()] },
  "/api/ai-books/cost-estimate": { POST: [parent({ body: () => ({ characterStyle: HERO }) })] },
  "/api/ai-books/generate": {
    POST: [
      named("child", {
        own: ORDERED_WITH_PHOTO,
        body: (id, { ids }) => ({
          bookRequest: bookBody(id),
          childPhotoUrl: `/api/files/${ids.heroPhoto}`,
          characterStyle: HERO,
        }),
      }),
      named("heroPhoto", {
        own: ORDERED_WITH_PHOTO,
        foreign: [400],
        body: (id, { ids }) => ({
          bookRequest: bookBody(ids.child),
          childPhotoUrl: `/api/files/${id}`,
          characterStyle: HERO,
        }),
      }),
    ],
  },
  "/api/ai-books/options": { GET: [parent()] },
  "/api/ai-books/status/[id]": { GET: [named("request")] },
  "/api/ai-books/status/[id]/events": { GET: [named("request")] },
  "/api/auth/forgot-password": { POST: [open({ body: NOBODY })] },
  "/api/auth/login": {
    POST: [open({ own: [401], body: () => ({ ...NOBODY(), password: "a wrong guess" }) })],
  },
  "/api/auth/logout": { POST: [{ ...open(), headers: { authorization: "" } }] },
  "/api/auth/oauth2/authorize/[provider]": {
    GET: [open({ own: [302, 503], at: () => "/api/auth/oauth2/authorize/github" })],
  },
  "/api/auth/oauth2/exchange": { POST: [open({ own: [401], body: () => ({ token: "x".repeat(43) }) })] },
  "/api/auth/register": {
    POST: [
      open({
        own: [201],
        body: () => ({ ...NOBODY(), password: "moth lantern river", firstName: "Robin", lastName: "Hale" }),
      }),
    ],
  },
  "/api/auth/resend-verification": { POST: [open({ body: NOBODY })] },
  "/api/auth/reset-password": {
    POST: [open({ own: [400], body: () => ({ token: "x".repeat(43), password: "moth lantern river" }) })],
  },
  "/api/auth/sessions": {
    GET: [parent()],
    // Ends the session that the other cells need, so only those without one try it here.
    DELETE: [parent({ own: [] })],
  },
  "/api/auth/sessions/[id]": { DELETE: [named("session", { spare: spareSession })] },
  "/api/auth/validate-reset-token/[token]": {
    GET: [open({ own: [400], at: () => `/api/auth/validate-reset-token/${"x".repeat(43)}` })],
  },
  "/api/auth/verify-email": { GET: [open({ own: [400], at: () => "/api/auth/verify-email?token=none" })] },
  "/api/books": {
    GET: [
      parent(),
      parent({ names: "child", foreign: [200], at: (id) => `/api/books?childId=${id}` }),
      parent({ names: "book", isBound: true, foreign: [200], at: (id) => `/api/books?cursor=${id}` }),
    ],
  },
  "/api/books/[id]": {
    GET: [named("book")],
    PATCH: [named("book", { body: () => ({ title: "Another title" }), spare: spareBook })],
    DELETE: [named("book", { own: [204], spare: spareBook })],
  },
  "/api/books/[id]/level": {
    POST: [
      // Told at that level already, on its way there, or not to be told there.
      named("book", { own: [200, 202, 409], body: () => ({ level: "Emerging" }) }),
    ],
  },
  "/api/books/[id]/reports": {
    POST: [
      named("book", { own: [201, 429], body: () => ({ page: 1, reason: "picture", note: "Too dark." }) }),
    ],
  },
  "/api/books/[id]/pdf": { GET: [named("book")] },
  "/api/books/generate": { POST: [named("child", { own: ORDERED, body: (id) => bookBody(id) })] },
  "/api/books/requests": { GET: [parent()] },
  "/api/children": {
    GET: [parent()],
    POST: [
      parent({ own: [201, 409], body: () => childBody({ name: "Somebody" }) }),
      parent({
        names: "photo",
        own: [201, 409],
        foreign: [400],
        body: (id) => childBody({ name: "Somebody", profileImage: `/api/files/${id}` }),
      }),
    ],
  },
  "/api/children/[id]": {
    GET: [named("child")],
    PUT: [named("child", { body: () => childBody({ name: "Somebody" }), spare: spareChild })],
    DELETE: [named("child", { own: [204], spare: spareChild })],
  },
  "/api/consents": { GET: [parent()] },
  "/api/consents/[purpose]": {
    // Takes the photos away that the other cells need, so only those without one try it here.
    DELETE: [parent({ own: [], at: () => "/api/consents/child-photo-character" })],
  },
  "/api/contact": {
    GET: [open()],
    POST: [
      open({
        own: [201],
        body: () => ({ ...NOBODY(), name: "Robin", subject: "Hello", message: "A question." }),
      }),
    ],
  },
  "/api/dashboard": { GET: [parent()] },
  "/api/files/[id]": {
    GET: [named("photo"), named("picture"), named("pdf"), named("heroPhoto")],
  },
  // What isn't a form is refused after the caller is known.
  "/api/files/upload": { POST: [parent({ own: [415], body: () => ({}) })] },
  "/api/health": { GET: [open()] },
  "/api/payments/checkout-session": {
    POST: [parent({ own: [400], body: () => ({ planId: randomUUID() }) })],
  },
  "/api/payments/current-subscription": { GET: [parent()] },
  "/api/payments/customer-portal": { POST: [parent({ own: [200, 404, 409, 503], body: () => ({}) })] },
  "/api/payments/invoices": { GET: [parent()] },
  "/api/payments/ledger": {
    GET: [
      parent(),
      parent({
        names: "request",
        isBound: true,
        foreign: [200],
        at: (id) => `/api/payments/ledger?before=${id}`,
      }),
    ],
  },
  "/api/payments/plans": { GET: [open()] },
  "/api/payments/sandbox": { GET: [open()] },
  "/api/payments/session/[id]": { GET: [named("checkout", { own: [200, 404, 503] })] },
  "/api/payments/session/[id]/retry": { POST: [named("checkout", { own: [200, 404, 409, 503] })] },
  "/api/payments/usage-stats": { GET: [parent()] },
  "/api/profile": { GET: [parent()] },
  "/api/profile/change-password": {
    PUT: [
      parent({
        own: [400],
        body: () => ({
          currentPassword: "a wrong guess",
          newPassword: "another lantern river",
          confirmPassword: "another lantern river",
        }),
      }),
    ],
  },
  "/api/profile/personal-info": {
    PUT: [
      parent({
        body: (_id, { email }) => ({ firstName: "Robin", lastName: "Hale", email, phoneNumber: "" }),
      }),
    ],
  },
  "/api/profile/preferences": {
    PUT: [
      parent({
        body: () => ({ emailNotifications: true, storyNotifications: true, marketingEmails: false }),
      }),
    ],
  },
  "/api/reading-events": {
    POST: [parent({ names: "book", foreign: [200, 404], body: reading })],
  },
  "/api/ready": { GET: [open()] },
  "/api/webhooks/stripe": { POST: [open({ own: [400, 503], body: () => ({ id: "evt_forged" }) })] },
};

/** Addresses that stand for "there is nothing here", whatever the method. */
export const NOTHING: Record<string, string> = {
  "/api/[...rest]": "/api/nothing/here",
  "/api/auth/[...nextauth]": "/api/auth/session",
};

/** `open`: for everybody. `parent`: sends everybody else to sign in. `reader`: a parent's own record by its id. */
export const PAGE_ROWS: Record<string, "open" | "parent" | { names: keyof OwnedIds }> = {
  "/": "open",
  "/about": "open",
  "/api": "open",
  "/blog": "open",
  "/blog/[slug]": "open",
  "/careers": "open",
  "/contact": "open",
  "/dashboard": "parent",
  "/faq": "open",
  "/features": "open",
  "/forgot-password": "open",
  "/help": "open",
  "/integrations": "open",
  "/oauth2/callback": "open",
  "/payment-cancel": "open",
  "/payment-success": "open",
  "/press": "open",
  "/privacy": "open",
  "/register": "open",
  "/reset-password": "open",
  "/reset-password/[token]": "open",
  "/settings": "parent",
  "/settings/profile": "parent",
  "/settings/subscription": "parent",
  "/settings/subscription/portal": "parent",
  "/signin": "open",
  "/signup": "open",
  "/stories/[id]": { names: "book" },
  "/subscription": "parent",
  "/terms": "open",
  "/verify-email": "open",
  "/apple-icon.png": "open",
  "/icon.svg": "open",
  "/manifest.webmanifest": "open",
  "/opengraph-image": "open",
  "/robots.txt": "open",
  "/sitemap.xml": "open",
};

/** The build's own: the dialogs that open over a page, and what is shown for a fault. */
export const isInternal = (pattern: string): boolean => /^\/\(\.\)|^\/_/.test(pattern);

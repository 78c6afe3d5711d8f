import { z } from "zod";

/** An object with these keys, all of them, and no others. */
const exactly = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, z.unknown()])) as Record<Key, z.ZodUnknown>);

const message = exactly("message");
const job = exactly("id", "bookId", "status", "progress", "title", "message", "pictureNote").partial({
  pictureNote: true,
});
const BOOK = ["id", "title", "childId", "childName", "theme", "level", "status", "tags"] as const;
const book = exactly(...BOOK, "coverUrl", "pdfUrl", "createdAt");
const LOOK = z.strictObject({
  skin: z.string().optional(),
  hairColour: z.string().optional(),
  hairStyle: z.string().optional(),
  glasses: z.boolean().optional(),
});
const CHILD = ["id", "name", "age", "gender", "interests", "readingLevel", "profileImage"] as const;
const child = exactly(
  ...CHILD,
  "profilePhotoUrl",
  "totalBooks",
  "readingTime",
  "totalBadges",
  "badges",
).extend({
  look: LOOK,
});
const page = exactly("number", "text", "alt", "pictureUrl");
const bookDetail = book.extend({
  pages: z.array(page),
  ...exactly("newWords", "levelReport", "writer", "illustrator", "resumePage", "pictureNote").shape,
});
const subscription = exactly(
  "hasSubscription",
  "status",
  "planName",
  "planId",
  "billingPeriod",
  "billingCycle",
  "price",
  "monthlyPrice",
  "annualPrice",
  "currentPeriodEnd",
  "nextBillingDate",
  "trialEnd",
  "cancelAtPeriodEnd",
  "graceEndsAt",
  "features",
  "currency",
  "nextPlan",
);
const INVOICE = ["id", "number", "status", "amount", "currency", "issuedAt", "paidAt"] as const;
const USAGE = [
  "storiesThisMonth",
  "storiesLimit",
  "storiesCounted",
  "childrenProfiles",
  "childrenLimit",
] as const;
const plan = exactly(
  "id",
  "name",
  "description",
  "priceMonthly",
  "priceAnnual",
  "free",
  "popular",
  "feature",
).extend({ limits: exactly("stories", "children"), trialDays: z.number().optional() });
const PERSON = ["firstName", "lastName", "email", "phone"] as const;
const WISHES = ["emailNotifications", "storyNotifications", "marketingEmails"] as const;
const profile = exactly(...PERSON, ...WISHES);
const recentBadges = exactly("childId", "childName").extend({
  badges: z.array(exactly("key", "name", "awardedAt")),
});

/** What each call answers when all went well: what our contracts declare, and nothing on top. */
export const ANSWER_SHAPES: Record<string, z.ZodType> = {
  "GET /api/ai-books/character-styles": z.array(
    exactly("id", "name", "description", "icon", "ageGroup", "theme"),
  ),
  "GET /api/ai-books/options": exactly("photoMayLeave"),
  "POST /api/ai-books/cost-estimate": exactly("estimatedCost"),
  "POST /api/ai-books/generate": job,
  "GET /api/ai-books/status/[id]": job,
  "POST /api/auth/forgot-password": message,
  "POST /api/auth/logout": message,
  "POST /api/auth/register": message,
  "POST /api/auth/resend-verification": message,
  "POST /api/auth/reset-password": message,
  "GET /api/auth/sessions": z.array(exactly("id", "current", "device", "createdAt", "lastSeenAt")),
  "DELETE /api/auth/sessions": message,
  "DELETE /api/auth/sessions/[id]": message,
  "GET /api/books": z.array(book),
  "GET /api/books/[id]": bookDetail.partial({ pictureNote: true }),
  "PATCH /api/books/[id]": bookDetail.partial({ pictureNote: true }),
  "POST /api/books/[id]/level": bookDetail.partial({ pictureNote: true }),
  "POST /api/books/[id]/reports": message,
  "POST /api/books/generate": job,
  "GET /api/books/requests": z.array(job.extend(exactly("childName", "theme", "createdAt").shape)),
  "GET /api/children": z.array(child),
  "POST /api/children": child,
  "GET /api/children/[id]": child,
  "PUT /api/children/[id]": child,
  "GET /api/consents": z.array(exactly("purpose", "textVersion", "grantedAt", "withdrawnAt")),
  "GET /api/contact": exactly("email"),
  "POST /api/contact": message,
  "GET /api/dashboard": exactly("totalChildren", "totalStories", "readingTime", "totalBadges").extend({
    recentBadges: z.array(recentBadges),
  }),
  "GET /api/health": exactly("status"),
  "GET /api/ready": exactly("ready", "checks"),
  "GET /api/payments/current-subscription": subscription,
  "POST /api/payments/customer-portal": exactly("portalUrl"),
  "GET /api/payments/invoices": z.array(exactly(...INVOICE, "hostedUrl", "pdfUrl")),
  "GET /api/payments/ledger": exactly("next").extend({
    entries: z.array(exactly("id", "kind", "title", "createdAt")),
  }),
  "GET /api/payments/plans": z.array(plan),
  "GET /api/payments/sandbox": exactly("origin"),
  "GET /api/payments/session/[id]": exactly(
    "id",
    "status",
    "hasActiveSubscription",
    "subscriptionStatus",
  ).extend({ plan: exactly("id", "name", "features"), billingPeriod: z.string() }),
  "GET /api/payments/usage-stats": exactly(...USAGE, "totalStories", "totalChildrenProfiles", "lastUpdated"),
  "GET /api/profile": profile,
  "PUT /api/profile/personal-info": profile,
  "PUT /api/profile/preferences": profile,
  "POST /api/reading-events": exactly("accepted").extend({
    newBadges: z.array(exactly("key", "name", "description")),
  }),
};

/** Every refusal; `details` where a field is to blame. */
export const REFUSAL_SHAPE = exactly("code", "message", "error", "requestId").extend({
  details: z.record(z.string(), z.string()).optional(),
});

/** These two answer in plain text, and an order of a story by `{field: message}`. */
export const OWN_REFUSALS = new Set([
  "POST /api/auth/reset-password",
  "GET /api/auth/validate-reset-token/[token]",
  "GET /api/auth/oauth2/authorize/[provider]",
]);
export const FIELD_REFUSALS = z.record(z.string(), z.string());

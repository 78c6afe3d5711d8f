export const CONTACT_CATEGORIES = [
  "general",
  "technical",
  "billing",
  "content",
  "account",
  "feedback",
] as const;
export type ContactCategory = (typeof CONTACT_CATEGORIES)[number];

export const CATEGORY_LABELS: Record<ContactCategory, string> = {
  general: "General question",
  technical: "Technical support",
  billing: "Billing and plans",
  content: "Stories and content",
  account: "My account",
  feedback: "Feedback",
};

export const SUBJECT_MAX = 150;
export const MESSAGE_MAX = 5_000;

export const CONTACT_BY_ADDRESS = { name: "contact-address", points: 5, perSeconds: 3600 };

export type ContactPrefill = { subject?: string; category?: ContactCategory };

/** What a link such as `/contact?category=technical&subject=API%20key` fills in beforehand. */
export function readPrefill(search: string): ContactPrefill {
  const query = new URLSearchParams(search);
  const subject = query
    .get("subject")
    ?.replaceAll(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, SUBJECT_MAX);
  const category = CONTACT_CATEGORIES.find((one) => one === query.get("category"));
  return { ...(subject && { subject }), ...(category && { category }) };
}

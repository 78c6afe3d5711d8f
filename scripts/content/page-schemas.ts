import { z } from "zod";
import type { BlogPost, HelpTopic, HelpTopicId, LegalText } from "@/lib/features/content/contract";

const text = z.string().min(1);
const day = z.iso.date();
const cells = z.tuple([text, text]);
const block = z.union([
  text,
  z.strictObject({ heading: text }),
  z.strictObject({ list: z.array(text).min(1) }),
  z.strictObject({ head: cells, rows: z.array(cells).min(1) }),
]);
/** Where a table of ours belongs, it stands by its name. */
const legalBlock = z.union([block, z.strictObject({ table: z.literal("retention") })]);

/** A post of the blog; its file is called as its page. */
export const postFile = z.strictObject({
  title: text,
  excerpt: text,
  category: z.enum(["Education", "Technology", "Parenting", "Safety", "Diversity", "EdTech"]),
  date: day,
  changedOn: day.optional(),
  body: z.array(block).min(1),
  sources: z.array(text).optional(),
}) satisfies z.ZodType<Omit<BlogPost, "slug">>;

/** A topic of the help page. */
export const topicFile = z.strictObject({
  title: text,
  lead: text,
  questions: z
    .array(z.strictObject({ question: text, answer: text, popular: z.literal(true).optional() }))
    .min(1),
}) satisfies z.ZodType<Omit<HelpTopic, "id">>;

export const topicIds = z.array(
  z.enum(["start", "account", "stories", "billing", "safety", "trouble"] satisfies HelpTopicId[]),
);

/** A text that binds: what it says, by sections. */
export const legalFile = z.strictObject({
  updated: text,
  sections: z
    .array(
      z.strictObject({ id: z.string().regex(/^[a-z-]+$/u), title: text, body: z.array(legalBlock).min(1) }),
    )
    .min(1),
}) satisfies z.ZodType<LegalText>;

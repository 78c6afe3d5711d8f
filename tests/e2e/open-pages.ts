import { PAGE_ROWS } from "@/tests/support/security/page-rows";

/** Of each kind of page that a visitor may open, one; those that need a token say that it is no good. */
const SAMPLES: Record<string, string> = {
  "/blog/[slug]": "/blog/why-we-measure-words",
  "/careers/[slug]": "/careers/full-stack-engineer",
  "/gift/[token]": "/gift/none",
  "/reset-password/[token]": `/reset-password/${"x".repeat(43)}`,
};

/** Every page that a visitor may open, by its route, with an address of it. */
export const OPEN_PAGES: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(PAGE_ROWS).flatMap(([pattern, row]) =>
      row === "open" && !pattern.includes(".") && pattern !== "/opengraph-image"
        ? [[pattern, SAMPLES[pattern] ?? pattern]]
        : [],
    ),
  ),
  "/blog/missing-post": "/blog/no-such-post",
  "/careers/missing-position": "/careers/no-such-position",
};

import { describe, expect, test } from "vitest";
import { BLOG_POSTS } from "./blog/all-posts";
import { POSITIONS } from "./careers-copy";
import { HELP_TOPICS } from "./help/all-topics";
import { breadcrumbData, faqData, organizationData, positionData, postData } from "./structured-data";

const ABSOLUTE = /^https?:\/\/\S+$/;

describe("what pages tell search engines", () => {
  test.each(POSITIONS.map((position) => [position.slug, position] as const))(
    "%s is posted with its pay, its place and its end",
    (slug, position) => {
      expect(positionData(position)).toMatchObject({
        "@type": "JobPosting",
        url: expect.stringMatching(new RegExp(`/careers/${slug}$`)) as string,
        datePosted: position.postedOn,
        jobLocationType: "TELECOMMUTE",
        baseSalary: { currency: "USD", value: { unitText: "YEAR" } },
      });
      const { baseSalary, validThrough } = positionData(position) as unknown as {
        baseSalary: { value: { minValue: number; maxValue: number } };
        validThrough: string;
      };
      const { minValue, maxValue } = baseSalary.value;
      expect(`$${minValue / 1000}k-$${maxValue / 1000}k`).toBe(position.salary);
      expect(validThrough > position.postedOn).toBe(true);
    },
  );

  test("a post has its day and its words, a question its answer", () => {
    const [post] = BLOG_POSTS;
    if (!post) throw new Error("no post");
    expect(postData(post)).toMatchObject({ headline: post.title, datePublished: post.date });
    const changed = { ...post, date: "2026-01-05", changedOn: "2026-02-06" };
    expect(postData(changed)).toMatchObject({ datePublished: "2026-01-05", dateModified: "2026-02-06" });
    const questions = faqData(HELP_TOPICS)["mainEntity"] as unknown[];
    expect(questions).toHaveLength(60);
  });

  test("the way to a page begins at home and has whole addresses", () => {
    const items = breadcrumbData(["Blog", "/blog"])["itemListElement"] as { name: string; item: string }[];
    expect(items.map(({ name }) => name)).toEqual(["Home", "Blog"]);
    for (const { item } of items) expect(item).toMatch(ABSOLUTE);
    expect(organizationData()["url"]).toMatch(ABSOLUTE);
  });
});

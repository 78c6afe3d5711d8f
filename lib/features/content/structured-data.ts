import "server-only";
import { publicOrigin } from "@/lib/platform/config";
import type { BlogPost, HelpTopic, Position } from "./contract";
import { countWords, lastChangedOn } from "./rules";

/** What a page says to search engines, in the words of schema.org; addresses are those of the build. */
type StructuredData = { "@context": "https://schema.org"; "@type": string } & Record<string, unknown>;

const CONTEXT = { "@context": "https://schema.org" } as const;
const at = (path: string) => `${publicOrigin()}${path}`;
const publisher = () => ({
  "@type": "Organization",
  name: "Talewick",
  url: at("/"),
  logo: at("/apple-icon.png"),
});

export const organizationData = (): StructuredData => ({
  ...CONTEXT,
  ...publisher(),
  "@type": "Organization",
});

/** The way from the home page to where one is. */
export const breadcrumbData = (...steps: [name: string, path: string][]): StructuredData => ({
  ...CONTEXT,
  "@type": "BreadcrumbList",
  itemListElement: [["Home", "/"] as const, ...steps].map(([name, path], position) => ({
    "@type": "ListItem",
    position: position + 1,
    name,
    item: at(path),
  })),
});

export const faqData = (topics: readonly HelpTopic[]): StructuredData => ({
  ...CONTEXT,
  "@type": "FAQPage",
  mainEntity: topics
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
});

export const postData = (post: BlogPost): StructuredData => ({
  ...CONTEXT,
  "@type": "BlogPosting",
  headline: post.title,
  description: post.excerpt,
  articleSection: post.category,
  wordCount: countWords(post),
  datePublished: post.date,
  dateModified: lastChangedOn(post),
  inLanguage: "en",
  image: at(`/blog/${post.slug}/picture.png`),
  mainEntityOfPage: at(`/blog/${post.slug}`),
  author: publisher(),
  publisher: publisher(),
});

const THOUSAND = 1000;
/** How long a position is open unless it is posted again. */
const OPEN_YEARS = 1;

function salaryOf(salary: string) {
  const [from = 0, to = 0] = [...salary.matchAll(/\$(\d+)k/g)].map(([, amount]) => Number(amount) * THOUSAND);
  return { from, to };
}

export function positionData(position: Position): StructuredData {
  const { title, slug, description, requirements, salary, postedOn, department } = position;
  const { from, to } = salaryOf(salary);
  const [year = "", ...rest] = postedOn.split("-");
  return {
    ...CONTEXT,
    "@type": "JobPosting",
    title,
    description: `<p>${description}</p><ul>${requirements.map((one) => `<li>${one}</li>`).join("")}</ul>`,
    identifier: { "@type": "PropertyValue", name: "Talewick", value: slug },
    datePosted: postedOn,
    validThrough: [Number(year) + OPEN_YEARS, ...rest].join("-"),
    employmentType: "FULL_TIME",
    industry: department,
    hiringOrganization: publisher(),
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "USA" },
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "USD",
      value: { "@type": "QuantitativeValue", minValue: from, maxValue: to, unitText: "YEAR" },
    },
    directApply: true,
    url: at(`/careers/${slug}`),
  };
}

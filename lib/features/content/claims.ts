import type { Figure, Testimonial } from "./contract";

/**
 * Every figure and voice that the public pages quote. They are the operator's own statements: whoever runs
 * the product edits them here and answers for them. No other file repeats one.
 */
export const RATING = { value: "4.9/5", stars: 5, families: "10,000+" } as const;

export const IMPACT_FIGURES: readonly Figure[] = [
  { value: "10,000+", label: "families reading together" },
  { value: "50,000+", label: "stories created" },
  { value: "4.9/5", label: "average rating" },
  { value: "95%", label: "reading improvement" },
];

/** On the plans page. */
export const PLANS_FIGURES: readonly Figure[] = [
  { value: "50K+", label: "stories created" },
  { value: "10K+", label: "happy families" },
  { value: "95%", label: "satisfaction" },
  { value: "24/7", label: "support" },
];

export const TRUST_NOTES: readonly string[] = ["Secure Payment", "30-Day Refund", "4.9/5 Rating"];

export const ASSURANCES: readonly string[] = ["30-day money-back guarantee", "Cancel anytime"];

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: "Sarah Mitchell",
    role: "Mother of two",
    content:
      "My daughter heard her own name on the first page and sat straight up. Now she picks the theme, and I get to read her the surprise.",
    rating: 5,
    initials: "SM",
  },
  {
    name: "David Okafor",
    role: "Father of a six-year-old",
    content:
      "He used to say that books were boring. A story about him, a rocket and a very stubborn goat changed his mind in one evening.",
    rating: 5,
    initials: "DO",
  },
  {
    name: "Elena Rossi",
    role: "Mother and primary teacher",
    content:
      "The words are the right size for her. She reads most pages by herself and asks me only for the new ones, which is just how it should be.",
    rating: 5,
    initials: "ER",
  },
];

/** On the page for developers. */
export const API_FIGURES: readonly Figure[] = [
  { value: "99.9%", label: "uptime" },
  { value: "Under 3 s", label: "for a story" },
];

/** What the catalogue's Free plan gives, wherever a visitor is told of it; a test compares the two. */
export const FREE_OFFER = "Two stories are free, for one child. No card needed.";

export const SUPPORT_REPLY = "We reply within 24 hours.";

/** What "24/7" and the hours say together. */
export const SUPPORT_ALWAYS = "Write to us at any hour, 24/7. These are the hours in which people answer.";

export const SUPPORT_HOURS: readonly { days: string; hours: string }[] = [
  { days: "Monday to Friday", hours: "9 am to 6 pm EST" },
  { days: "Saturday", hours: "10 am to 4 pm EST" },
  { days: "Sunday", hours: "Closed" },
];

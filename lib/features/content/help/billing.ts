import type { HelpTopic } from "@/lib/features/content/contract";

export const BILLING_TOPIC: HelpTopic = {
  id: "billing",
  title: "Plans and billing",
  lead: "Prices, payments and how to stop them.",
  questions: [
    {
      question: "Which plans are there?",
      answer:
        "Basic, Standard and Family. They differ in the number of stories a month and of child profiles; the prices are on the plans page. Plans are billed monthly or annually.",
      popular: true,
    },
    {
      question: "How many children can I add?",
      answer: "Up to 3 with Basic and up to 10 with Standard. Family has no limit.",
      popular: true,
    },
    {
      question: "Can I cancel at any time?",
      answer:
        "Yes, under Settings, Subscription & Billing, Manage Billing. Your plan stays open until the end of what you have paid for.",
      popular: true,
    },
    {
      question: "Is there a money-back guarantee?",
      answer:
        "Yes. New subscribers get their money back within 30 days of their first payment if Talewick isn’t for them. Two clicks under Settings, Subscription & Billing are enough.",
      popular: true,
    },
    {
      question: "How do I pay?",
      answer:
        "By card, on the page of our payment provider Stripe. We never see or store the number of your card.",
    },
    {
      question: "What happens when I change my plan?",
      answer:
        "A larger plan opens at once and you pay the difference. A smaller one begins with the next period. Children and stories stay.",
    },
    {
      question: "What if the stories of this month are used up?",
      answer:
        "All finished stories can still be read. New ones come with the next period, or at once with a larger plan.",
    },
    {
      question: "Does a failed story count?",
      answer:
        "No. If a story can’t be finished, its credit comes back to you, and you can see that in your settings.",
    },
    {
      question: "My payment failed. What happens now?",
      answer:
        "Your bank is asked again over the next days, and we write to you. Your plan stays open for seven days of grace; you can change your card under Manage Billing.",
    },
    {
      question: "Where are my invoices?",
      answer: "Under Settings, Subscription & Billing. Each can be opened and saved from there.",
    },
  ],
};

import type { HelpTopic } from "@/lib/features/content/contract";

export const SAFETY_TOPIC: HelpTopic = {
  id: "safety",
  title: "Safety and privacy",
  lead: "What we know about your child, and what we don’t want to know.",
  questions: [
    {
      question: "Are the stories safe for children?",
      answer:
        "Wishes are checked before anything is written, and every text again before you see it. The age-appropriate setting makes the tone gentler still; the check itself can’t be turned off.",
      popular: true,
    },
    {
      question: "What happens to photos?",
      answer:
        "They are stored without place, time and device, and only your account can open them. A profile photo stays until you remove it, a photo for a character story until that story is done, and never longer than 24 hours.",
      popular: true,
    },
    {
      question: "Who can see our stories?",
      answer:
        "You. There are no public profiles, no chat and no way for others to find your child or your stories. If you want grandparents to read one, you give it by a private link: it opens that one story, with another name in place of your child’s unless you choose otherwise, and ends after the days you set or when you take it back.",
    },
    {
      question: "Is my child’s data used to train AI?",
      answer: "No. Neither photos nor profiles nor stories are used for training, by us or by anyone else.",
    },
    {
      question: "Is my child’s data sent to an AI provider?",
      answer:
        "Stories are made on our own machine, or with the help of an AI provider. A provider never gets your child’s exact age or your email, and the name only if you agree that its voice may say it. Painting from a photo needs your separate consent each time.",
    },
    {
      question: "How do I have our data deleted?",
      answer:
        "Children and stories can be deleted on the dashboard at any time, and the whole account under Settings, Privacy & Data, where you can download a copy of everything first. For anything else write to us; data is deleted within 30 days of your request.",
    },
  ],
};

import type { HelpTopic } from "@/lib/features/content/contract";

export const TROUBLE_TOPIC: HelpTopic = {
  id: "trouble",
  title: "When something is wrong",
  lead: "First aid for the usual hiccups.",
  questions: [
    {
      question: "My story seems to be stuck.",
      answer:
        "Reload the page; the progress is kept on our side. If a story can’t be finished, it ends with a message after a while and the credit comes back.",
    },
    {
      question: "My story was refused.",
      answer:
        "The title or a topic did not pass the safety check. The message names the field. Say it in other words; no credit was used.",
    },
    {
      question: "The PDF does not download.",
      answer:
        "Check that you are signed in and online, then try again. Some phones open the file instead of saving it; use Share, Save to Files there.",
    },
    {
      question: "My photo is not accepted.",
      answer:
        "Photos have to be JPEG or PNG, for a profile also GIF or WebP: under 5 MB for a profile, under 10 MB for a character story. An iPhone’s HEIC photo has to be saved as JPEG first. Very old or damaged files can fail; take a new picture or a screenshot of it.",
    },
    {
      question: "I paid, but my plan is not active.",
      answer:
        "Wait a minute and reload the dashboard. If nothing has changed after ten minutes, write to us with the category “Billing and plans”; nothing is lost.",
      popular: true,
    },
    {
      question: "The pictures look grey or are missing.",
      answer:
        "Reload the page. If a reading mode or a data saver is on in your browser, switch it off for our site.",
    },
    {
      question: "I see “Too many requests”.",
      answer:
        "Something was tried very often in a short time. Wait for a few minutes and try again; it goes away by itself.",
    },
    {
      question: "Which browsers work?",
      answer: "The current versions of Chrome, Edge, Firefox and Safari, on phones too.",
    },
    {
      question: "How do I reach a person?",
      answer:
        "Through the contact form. We reply within 24 hours; our hours are Monday to Friday from 9 to 6 and Saturday from 10 to 4, Eastern time.",
      popular: true,
    },
  ],
};

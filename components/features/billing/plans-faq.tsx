import { Disclosure, Disclosures } from "@/components/ui/disclosures";

const QUESTIONS = [
  {
    question: "Can I cancel at any time?",
    answer:
      "Yes, with two clicks under Settings. Your plan stays open until the end of what you have paid for, and is not charged again.",
  },
  {
    question: "What happens when I change my plan?",
    answer:
      "A larger plan opens at once; you pay the difference for the rest of the period, and during the trial nothing. A smaller one begins when the period or the trial ends. Your readers and stories stay as they are.",
  },
  {
    question: "What if we use up our stories?",
    answer:
      "Everything that was made stays yours to read and print. New stories are counted afresh with the next month, or as soon as you take a larger plan.",
  },
  {
    question: "Does a story count that could not be made?",
    answer: "No. A story is counted when it is finished. You can follow every count in your settings.",
  },
  {
    question: "Is my card safe with you?",
    answer:
      "We never see it. You pay on the page of our payment provider, and only the result comes back to us.",
  },
];

const trialQuestion = (days: number) => ({
  question: "How does the trial work?",
  answer: `You choose a plan and give a card, and nothing is charged for ${days} days. Before they end we write to you, and if you cancel by then you pay nothing at all.`,
});

export function PlansFaq({ trialDays }: { trialDays: number }) {
  const questions = trialDays > 0 ? [trialQuestion(trialDays), ...QUESTIONS] : QUESTIONS;
  return (
    <Disclosures className="mx-auto mt-10 max-w-3xl">
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} title={question} group="plans">
          {answer}
        </Disclosure>
      ))}
    </Disclosures>
  );
}

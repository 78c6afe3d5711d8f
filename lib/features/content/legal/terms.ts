import type { LegalSection } from "@/lib/features/content/contract";

export const TERMS_SECTIONS: readonly LegalSection[] = [
  {
    id: "agreement",
    title: "What this is",
    body: [
      "These terms are the agreement between you and Talewick about the use of our website and service. By creating an account you accept them. If you don’t agree with them, please don’t create one.",
    ],
  },
  {
    id: "who-may-use-it",
    title: "Who may use Talewick",
    body: [
      "Account holders must be 18 or older. You may make profiles for children if you are their parent or guardian or have a parent’s permission. Children under 13 use Talewick only under the supervision of a parent or guardian.",
      "The stories are made for ages 3 to 12.",
    ],
  },
  {
    id: "your-account",
    title: "Your account",
    body: [
      "Give us a correct email address, keep your password to yourself, and tell us if you think that somebody else uses your account. One account is for one family.",
    ],
  },
  {
    id: "plans-and-payment",
    title: "Plans and payment",
    body: [
      "Plans are billed in advance, monthly or annually, and go on until you cancel. What each plan includes, such as the number of stories and of child profiles, is on the plans page at the time you buy. Basic plans allow up to 3 children and Standard up to 10; the Family plan is unlimited, within the fair use that its page names.",
      "Where we offer a free trial, nothing is charged before it ends. Payments are handled by Stripe.",
      "We announce changes of price at least 30 days in advance. A new price applies from the period after that, and you can cancel before it does.",
    ],
  },
  {
    id: "cancelling",
    title: "Cancelling and money back",
    body: [
      "You can cancel at any time in your settings. Your plan then stays open until the end of the period that you have paid for.",
      "New subscribers have a 30-day money-back guarantee: tell us within 30 days of your first payment, and we return it in full. While your bank looks at a payment that you have disputed, we can’t return it ourselves; if the bank decides that it stays with us, the guarantee holds as before, within the same 30 days. Nothing in these terms limits the rights of withdrawal that the law gives you.",
    ],
  },
  {
    id: "stories",
    title: "Your stories",
    body: [
      "The stories that are made for you are yours to read, print, keep and share with family, friends and your child’s class, for as long as you like and also after you have cancelled. Please don’t sell them or offer them as the work of a publisher.",
      "The titles, topics and photos that you enter stay yours. You allow us to use them for one purpose: making your stories.",
      "Stories are made by a computer. They are checked for safety and level, but have a look at a new one before you leave a child alone with it.",
    ],
  },
  {
    id: "rules",
    title: "What is not allowed",
    body: [
      {
        list: [
          "Entering data or photos of children without their parents’ permission.",
          "Wishing for stories that are hateful, cruel, sexual or that show a real person in a bad light.",
          "Getting around limits or safety checks, or reading the service out by machine.",
          "Reselling access, or sharing it beyond your family.",
        ],
      },
      "If somebody breaks these rules we may pause or close the account. Where that is possible, we write first.",
    ],
  },
  {
    id: "availability",
    title: "Availability and changes",
    body: [
      "We work to keep Talewick running at all times, but can’t promise that it never rests. A story that fails doesn’t count towards your plan. If we take away something essential of a plan that you have paid for, you may cancel and get back the price of the remaining time.",
    ],
  },
  {
    id: "liability",
    title: "Liability",
    body: [
      "We are liable without limit where the law says so, for intent and gross negligence and for harm to life, body or health. Otherwise our liability is limited to damage that can typically be foreseen, and at most to what you paid us in the twelve months before.",
    ],
  },
  {
    id: "ending",
    title: "Ending the agreement",
    body: [
      "You may have your account deleted at any time. Your data is then deleted within 30 days of your request, as the privacy policy explains. We may end the agreement with 30 days’ notice and return what you have paid for the time after.",
    ],
  },
  {
    id: "changes-to-terms",
    title: "Changes to these terms",
    body: [
      "We write to you at least 30 days before a change of these terms takes effect. If you don’t agree with it, you can cancel until then.",
    ],
  },
];

import type { HelpTopic } from "@/lib/features/content/contract";

export const ACCOUNT_TOPIC: HelpTopic = {
  id: "account",
  title: "Your account",
  lead: "Signing in, passwords and your own details.",
  questions: [
    {
      question: "I forgot my password. What now?",
      answer:
        "Choose “Forgot your password?” on the sign-in page and enter your email. The link that we send is good for one hour and for one use.",
      popular: true,
    },
    {
      question: "The email with the link has not come.",
      answer:
        "Look into the spam folder, wait two minutes and ask for it again on the sign-in page. After 30 seconds it can be sent once more. If you opened the link on another device than the one you signed up on, sign in there once.",
    },
    {
      question: "How do I change my password?",
      answer:
        "In Settings, under User Profile, Security. You need your current password. All other devices are signed out afterwards.",
    },
    {
      question: "Can I change my email address?",
      answer:
        "Yes, under Settings, User Profile, Change e-mail. We write to both mailboxes, the old one and the new one, and the address changes once each of them has said yes. If you can’t open the old mailbox any more, write to us.",
    },
    {
      question: "What makes a good password?",
      answer:
        "Length. Three or four words that don’t belong together are better than a short one full of signs. We refuse passwords that are widely known. Under Settings, User Profile, Security you can also add a passkey or the code of an app.",
    },
    {
      question: "Can I sign in with Google or GitHub?",
      answer:
        "Yes, with an account whose email address that provider has verified. We receive your name and email address and nothing else, and we never see your password there.",
    },
    {
      question: "Why was I signed out?",
      answer:
        "With “Keep me signed in”, after 30 days without use, and after 180 days at the latest. Without it, after a day without use, and after seven days at the latest. Before something that can’t be undone we ask for your password again, if you gave it more than 15 minutes ago. A new password signs out all devices at once.",
    },
    {
      question: "How do I delete my account?",
      answer:
        "Under Settings, Privacy & Data, Delete my account. The page says what goes and what a law makes us keep. You have 7 days to change your mind; your data is deleted within 30 days of your request.",
      popular: true,
    },
  ],
};

import type { LegalSection } from "@/lib/features/content/contract";
import { RETENTION } from "@/lib/shared/retention-rules";

export const LAST_UPDATED = "January 1, 2024";

export const PRIVACY_SECTIONS: readonly LegalSection[] = [
  {
    id: "in-short",
    title: "In short",
    body: [
      "Talewick is used by parents. We collect what a story needs and what an account needs, and nothing in order to sell it. There is no advertising, there are no trackers from other companies, and we don’t sell or rent data to anyone.",
      "This policy says what we keep, what for, how long and who else is involved. If a sentence in it is unclear, ask us through the contact form.",
    ],
  },
  {
    id: "what-we-collect",
    title: "What we collect, and what for",
    body: [
      {
        list: [
          "Your account: first and last name, email address, a phone number if you give one, and your password in a form that can’t be read back. For signing in and for writing to you about your account.",
          "Sign-in with Google or GitHub: your name, your verified email address and an identifier from that provider. We ask for nothing else and keep no access to your account there.",
          "Other ways to sign in, if you set them up: the public part of a passkey, and what an app needs to make its codes. For knowing that it is you.",
          "Sessions: when and with what kind of browser you signed in. For keeping you signed in and for showing you where you are.",
          "Child profiles: the name that you type and, if you like, how it is said, age, gender, interests, reading level, looks of the drawn hero and, if you like, a photo and who of the family comes along in the stories (what they are to the child, what the child calls them, how they look). For writing and drawing stories at the right level.",
          "Stories: title, topics, theme, text, pictures and PDF. So that you can read them again.",
          "Reading: which pages were read, for how long, which words were tapped to hear them, and the badges that came of it. For the overview on your dashboard, and so that words come back in later stories.",
          "Recordings, if a grown-up of the family makes one: their voice, and how they are called in the family. For reading that story aloud to your child; no AI provider gets them, and nobody else hears them.",
          "Links by which you give a story to read: until when they are good and when they were opened last, never by whom. For opening and ending them.",
          "Keys of our API and addresses of your own programs, if you use them: what they are good for, how often they are used and what the programs were told. For letting a program of yours in.",
          "Plan and payments: which plan you have, its periods and your invoices. We never receive the number of your card.",
          "Messages that you send us through the contact form, with your name and email address. For answering you.",
          "Comments under posts of the blog: what you write, with your first name as it is then. For everybody to read, once we have let it through.",
          "Applications for a position: name, email address, links and CV. For reading and answering them.",
          "The newsletter: your email address, if you subscribe. For sending it.",
          "A record of changes to accounts, subscriptions, orders and invoices. It holds the names of the fields that changed and never their contents.",
        ],
      },
    ],
  },
  {
    id: "children",
    title: "Children’s data",
    body: [
      "Accounts belong to adults. Children can’t register, and nothing in Talewick asks a child for information. Children under 13 use Talewick only under the supervision of a parent or guardian, and it is the parent who enters, sees, changes and deletes everything about them.",
      "A nickname is enough as a name. A photo is optional. Uploaded photos are taken apart and saved anew, which removes place, time and device; they have no public address and can be opened by your account only. We don’t recognise faces and don’t compute anything from them that could identify a child.",
      "For a character story we ask for your consent each time before a photo is uploaded, and we note when you gave it. You can take it back at any time in the settings; the photo is then deleted and a story that waits for it stops. We don’t use children’s data for advertising, profiling or training, and we send children no messages.",
    ],
  },
  {
    id: "artificial-intelligence",
    title: "Artificial intelligence",
    body: [
      "Stories are written and drawn on our own machine, or with the help of an outside AI provider; each book keeps a note of which.",
      "If a provider helps, these rules hold: it gets neither your child’s name nor exact age nor your email address; it is told not to keep the data, and must not train with it; and a photo goes to it only after a separate consent that you give for that one story. Without it, the photo stays on our machine. One exception is yours to make: you may agree in the settings that its voice says your children’s first names when it reads a story aloud, and take that back at any time; until then, pages with a name are read aloud on our own machine. We don’t keep what the provider was asked.",
    ],
  },
  {
    id: "providers",
    title: "Who else is involved",
    body: [
      {
        list: [
          "Stripe takes payments. It receives your name, your email address and what you pay with, and tells us the result.",
          "Resend delivers our emails. It receives your email address and the text of the email.",
          "OpenAI writes or paints a story where that is switched on; otherwise nothing goes there. It receives the title, topics and theme of the order, the level, an age band, pronouns and interests, each without the child’s name, and a photo only after the separate consent. Where its voices are switched on and you choose one, it receives the pages that it reads aloud, those with a name only after your consent.",
          "Google and GitHub confirm who you are, if you choose to sign in with one of them.",
        ],
      },
      "They may use the data only for this. Who is involved at this moment, and where, is on our page of subprocessors. We pass data to authorities only where a law obliges us to.",
    ],
  },
  {
    id: "retention",
    title: "How long we keep it",
    body: [
      { head: ["What", "How long"], rows: RETENTION.map(({ what, kept }) => [what, kept] as const) },
      "What you delete is gone at once, and from backups within 30 days. If you delete your account, you have 7 days to change your mind.",
    ],
  },
  {
    id: "your-rights",
    title: "Your rights",
    body: [
      "You can see and change your data in your account, and delete children and stories there. Under Privacy & Data in the settings you download a copy of everything, see what you agreed to, and delete the whole account. Data is deleted within 30 days of your request, except for what a law makes us keep, such as invoices. For a correction that you can’t make yourself, write to us through the contact form from the address of your account, so that we know it is you.",
      "Depending on where you live you may also object to a use of your data or complain to a data protection authority.",
    ],
  },
  {
    id: "cookies",
    title: "Cookies and storage in the browser",
    body: [
      "We set cookies that keep you signed in and that remember a device you have signed in with, and we store your choices, such as theme and letter size, on your device. There are no cookies for advertising or statistics, so there is nothing to click away.",
    ],
  },
  {
    id: "security",
    title: "Security",
    body: [
      "Connections are encrypted. Passwords are stored as slow one-way hashes, links in emails work once and for a short time, and photos and stories are handed out only after asking who wants them. Should something happen all the same that puts your data at risk, we will tell you without delay.",
    ],
  },
  {
    id: "changes",
    title: "Changes to this policy",
    body: ["If we change something that matters to you, we write to you before it takes effect."],
  },
];

import type { BlogPost } from "@/lib/features/content/contract";

/** On the shelf Education: reading together, and stories that everybody can find themselves in. */
export const LEARNING_POSTS: readonly BlogPost[] = [
  {
    slug: "questions-that-open-a-story",
    title: "Questions that open a story",
    excerpt:
      "“Did you like it?” ends a conversation. These questions begin one, and none has a wrong answer.",
    category: "Education",
    date: "2026-08-03",
    body: [
      "After the last page there is a small pause. What you say into it decides whether the book is finished or goes on for a while in your child’s head.",
      { heading: "Ask what you don’t know" },
      "Children notice at once when a question is a test. “What was the dog’s name?” has one right answer, and you know it already. “Would you have opened the door?” has as many answers as there are readers, and yours may differ.",
      {
        list: [
          "Which page would you like to walk into?",
          "Who was right, do you think?",
          "What did the grandmother know that nobody told us?",
          "If there were one more page, what would be on it?",
          "Has something like this ever happened to you?",
        ],
      },
      { heading: "Then wait" },
      "Count to seven, slowly. It feels long, and it is the most useful thing you can do. Many children need that time to find the beginning of their sentence, and a second question in between sends them back to the start.",
      { heading: "One is enough" },
      "Not every evening needs a talk. If your child closes the book, sighs and turns to the wall, the story has arrived. Keep your question for breakfast.",
    ],
  },
  {
    slug: "a-reading-corner-in-a-small-home",
    title: "A reading corner in a small home",
    excerpt: "Half a square metre, a lamp and a box of books. What matters is that it is always there.",
    category: "Education",
    date: "2026-06-15",
    body: [
      "A reading corner needn’t be a corner. Under the table is fine, so is the space between bed and wardrobe. What makes it work is that it always stays the same, and that nothing else happens there.",
      { heading: "Three things it needs" },
      {
        list: [
          "Light that falls on the page from the side, so that nobody sits in their own shadow.",
          "Something soft: a cushion, a folded blanket, a parent.",
          "Books within reach, with their covers to the front. Children choose by pictures, not by spines.",
        ],
      },
      { heading: "Fewer books, more often changed" },
      "Ten books on view are read more than sixty on a shelf. Swap half of them every other week; the old ones come back as new. Mix the sorts: a story, something about animals, a comic, a printed story of their own, a book that is too hard but beautiful.",
      { heading: "One rule" },
      "Whoever sits there is left in peace. No chores, no questions about the day, no phone, and that goes for grown-ups too. A child who can count on ten quiet minutes will come back for them. And when you miss your child some afternoon, you will know where to look first.",
    ],
  },
  {
    slug: "every-child-deserves-to-be-the-hero",
    title: "Every child deserves to be the hero",
    excerpt:
      "It matters who gets to go on the adventure. A few ways to look at your own shelf with fresh eyes.",
    category: "Diversity",
    date: "2026-07-20",
    body: [
      "Children look for themselves in books: someone with their hair, their glasses, their kind of family, their sort of courage. When they find it, the story says something no sentence in it says: people like you belong here.",
      { heading: "Look along your shelf" },
      "Take ten books and ask of each: who decides what happens? Who helps, and who is helped? Who is only in the background? It isn’t about counting heads in every single book. It is about what the ten say together.",
      { heading: "Windows as well as mirrors" },
      "A child also needs stories about people who aren’t like them, and not only stories in which being different is the problem. A girl in a wheelchair may simply solve the riddle of the missing key. A boy with two mothers may be afraid of the dark, like everybody else.",
      { heading: "In stories of your own" },
      "When you make a story for your child, describe them as they would describe themselves. In Talewick you choose skin, hair, glasses and clothes for the drawn hero, and you can leave any of it open. Then put someone quite different beside them as a friend. Two heroes who don’t resemble each other have more to talk about, and more ways to get out of the forest.",
    ],
  },
  {
    slug: "two-languages-one-bedtime",
    title: "Two languages, one bedtime",
    excerpt: "Which language should the story be in? In the one in which you can do the voices.",
    category: "Diversity",
    date: "2026-05-04",
    body: [
      "Families with two languages often ask which of them bedtime should belong to. The short answer: to the one in which you feel at home. A parent who reads with pleasure, makes jokes and finds the right word for a feeling gives more than correct sentences in a language they only borrow.",
      { heading: "Some arrangements that work" },
      {
        list: [
          "One parent, one language, each with their own pile of books.",
          "Weekdays in one, weekends in the other.",
          "The same story twice, once in each: children love knowing already how it ends.",
          "Read in one language, talk about it in the other.",
        ],
      },
      { heading: "Mixing isn’t muddle" },
      "If your child answers in the other language, that’s an answer. Take it up and say it again in yours: no correction, just a second coat of paint. The pieces sort themselves out over the years.",
      { heading: "Pictures speak both" },
      "An illustrated story can be told freely in any language. Talewick’s texts are in English, but the pictures aren’t: turn the pages of a finished story and tell it in your own words. Let your child be the translator. They usually know exactly what the dragon ought to say to grandmother.",
    ],
  },
];

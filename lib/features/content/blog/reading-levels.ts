import type { BlogPost } from "@/lib/features/content/contract";

/** On the shelf Education: how reading grows. */
export const READING_LEVEL_POSTS: readonly BlogPost[] = [
  {
    slug: "how-to-tell-a-childs-reading-level-at-home",
    title: "How to tell a child’s reading level at home",
    excerpt: "Five minutes, one page and the fingers of one hand are enough to find a book that fits.",
    category: "Education",
    date: "2026-11-16",
    body: [
      "You don’t need a test to find out which books fit your child. You need a page they haven’t seen before, a quiet corner and a few minutes in which nobody is being graded.",
      { heading: "The five-finger check" },
      "Open the book somewhere in the middle and ask your child to read one page aloud. Each time a word stops them for good, put up a finger. None or one: the book is easy, and easy books are fine. Two or three: it is just right, with a little to learn. Four: read it together. Five: read it to them and come back to it next year.",
      { heading: "Listen for more than words" },
      "A child who gets every word right but sounds like a list hasn’t got spare attention for the story yet. Ask something small afterwards: what did she want, why did he laugh? If the answer comes easily, the level is right. If it doesn’t, step down one level for a while.",
      { heading: "Our four levels" },
      {
        list: [
          "Beginner: very short sentences and everyday words, one idea at a time.",
          "Emerging: longer sentences, a few new words that the pictures help with.",
          "Intermediate: several events on a page, words from stories and from school.",
          "Advanced: long sentences, feelings that aren’t named, a plot with a turn.",
        ],
      },
      "Check again every couple of months. Levels aren’t a ladder to be climbed quickly; they are shoes, and what matters is that they fit today.",
    ],
  },
  {
    slug: "why-easy-books-are-good-for-readers",
    title: "Why easy books are good for readers",
    excerpt:
      "A book without a single hard word isn’t wasted time. It is where reading starts to run by itself.",
    category: "Education",
    date: "2026-10-26",
    body: [
      "Many parents put an easy book back on the shelf because there is nothing left to learn in it. For a child who is just beginning to read, there is: how it feels when reading goes by itself.",
      "Reading has two halves. One is finding out what the letters say. The other is making a story out of it. As long as the first half takes all the strength, the second has to wait. An easy book turns that around. The words come without effort, and suddenly there is room for the joke, the fright and the question of what happens next.",
      { heading: "Three good uses" },
      {
        list: [
          "As a warm-up: one easy page before the harder book.",
          "As a performance: let your child read a well-known book to a younger sibling or a soft toy, with voices.",
          "As a rest: after a long day, reading something easy is still reading.",
        ],
      },
      { heading: "When to offer more" },
      "Look for signs of boredom rather than for a date on the calendar: pages turned without a look at them, a story told ahead of the text, a request for “a real one”. Then add one harder book to the pile, and leave the easy ones where they are. A reader who can choose between both is a reader who chooses.",
    ],
  },
  {
    slug: "new-words-without-a-word-list",
    title: "New words without a word list",
    excerpt:
      "Children learn words from stories when somebody stops for three seconds. Here is where to stop.",
    category: "Education",
    date: "2026-09-28",
    body: [
      "A story is the best place to meet a new word, because the word arrives with everything around it: who says it, what it looks like and how it ends. What helps it stay is a grown-up who notices.",
      { heading: "Say it in passing" },
      "When you come to a word like “reluctant”, keep the story moving: “He was reluctant, he didn’t really want to.” That takes three seconds and doesn’t turn the evening into a lesson. One or two words a story are plenty.",
      { heading: "Meet it again" },
      "A word is learnt when it turns up where nobody expected it. Use it the next day about something real: “You look reluctant to put on those boots.” Children enjoy this more than you would think, above all when the word is long and a bit grand.",
      { heading: "Let them guess" },
      "Before you explain, ask what it might mean. A guess that is nearly right is worth more than a definition: your child has just used the sentence, the picture and what they know about the hero to find out something new. That is what reading is.",
      { heading: "Choose words that pay" },
      "Words such as “gather”, “fragile” or “agree” turn up everywhere, in stories and at school. The name of a rare beetle is fun, but “fragile” will be back by Thursday.",
    ],
  },
  {
    slug: "what-the-pictures-are-for",
    title: "What the pictures are for",
    excerpt: "Looking at the picture isn’t cheating. It is reading too, and a good habit to keep for years.",
    category: "Education",
    date: "2026-08-31",
    body: [
      "“Don’t look at the picture, look at the word.” It is well meant, and it takes away half of the page. In a picture book the picture tells what the text leaves out: how the fox feels, what stands behind the door, which of the two is telling the truth.",
      { heading: "Before reading" },
      "Turn the pages first and let your child tell you what they think will happen. Now they have a question, and the text has the answer. That is a better reason to read a sentence than any other.",
      { heading: "While reading" },
      "When a word is hard, the first letter and the picture together usually give it away. Let your child use both, then look back at the word: “Yes, lantern. Where can you see the L?” So the picture leads to the letters and not past them.",
      { heading: "After reading" },
      {
        list: [
          "What can you see that nobody in the story talks about?",
          "Who is looking at whom?",
          "What would the next picture show?",
        ],
      },
      "Older children profit too. Reading a picture closely is practice in finding evidence, and that is exactly what a teacher will ask of a text in a few years. There is no age at which a reader has to give up pictures. There are only longer books with fewer of them.",
    ],
  },
];

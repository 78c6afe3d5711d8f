import type { BlogPost } from "@/lib/features/content/contract";

/** On the shelf Technology: how our stories come about, and screens in a child’s day. */
export const TECHNOLOGY_POSTS: readonly BlogPost[] = [
  {
    slug: "how-a-talewick-story-is-made",
    title: "How a Talewick story is made",
    excerpt:
      "From a few words of yours to an illustrated book: what happens between the button and the first page.",
    category: "Technology",
    date: "2026-11-09",
    body: [
      "You choose a child, a theme and a few topics, press a button and see a bar that moves. This is what goes on behind it.",
      { heading: "First, a look at the wish" },
      "Before anything is written, your title and topics are checked. What doesn’t belong in a story for children is refused with a sentence that says why, and costs you nothing.",
      { heading: "Then the plan" },
      "A story needs somebody who wants something, something in the way and a way around it. The plan sets these out for the theme that you chose and weaves in your child’s interests. How far the plot may wander is up to the creativity slider.",
      { heading: "Then the words" },
      "The text is written for the reading level in the profile, and then measured: length of sentences, length of words, how common they are. What is too hard is written again in simpler words. Level is a measurement here and not a promise on the cover.",
      { heading: "Then the pictures" },
      "Each page is drawn from what happens on it: the place, the time of day, who is there and how they feel. The hero looks the same on every page, as you described them.",
      { heading: "Last, the book" },
      "Text and pictures are bound into a PDF and put into your library. If one of these steps fails on our side, we tell you and give the credit back.",
    ],
  },
  {
    slug: "why-we-measure-words",
    title: "Why we measure words",
    excerpt:
      "“For ages five to eight” says little about a text. Counting says more, if you know what to count.",
    category: "Technology",
    date: "2026-10-12",
    body: [
      "Two children of six may be three years apart as readers. An age on the cover can’t know that, so we look at the text instead.",
      { heading: "What can be counted" },
      {
        list: [
          "How long the sentences are, on average and at the longest.",
          "How many syllables a word has.",
          "How many of the words belong to those that every beginner meets first.",
          "How many words stand on a page before there is a picture to rest on.",
        ],
      },
      "Each story is written for one of four levels, and each level has limits for these numbers. A sentence that is too long is taken apart; a rare word gives way to a common one unless the story needs it.",
      { heading: "What can’t be counted" },
      "Whether it is funny. Whether your child happens to know every dinosaur by name and reads “pachycephalosaurus” without a blink. Numbers don’t see interest, and interest moves a reader further than any word list.",
      { heading: "So you decide" },
      "The level in the profile is a starting point. If the stories sound too easy or too hard when your child reads them aloud, change it, and the next one will be different. You are sitting beside the reader. We aren’t.",
    ],
  },
  {
    slug: "good-screen-time-looks-like-a-book",
    title: "Good screen time looks like a book",
    excerpt: "A screen can be a page. Four signs that it is one, and a few that it has stopped being one.",
    category: "Technology",
    date: "2026-06-29",
    body: [
      "How long is a question that parents hear often. What for is the better one. Half an hour with a story on your lap isn’t the same half hour as one with videos that follow each other by themselves.",
      { heading: "Signs of a page" },
      {
        list: [
          "It has an end, and the end is in sight from the start.",
          "Nothing happens unless somebody turns the page.",
          "Nothing blinks, counts down or asks to be tapped.",
          "Two people can look at it together, and one of them can talk.",
        ],
      },
      { heading: "Signs of something else" },
      "Rewards for coming back tomorrow. A next thing that starts before this one is over. Sounds that call from another room. None of these is there for the reader.",
      { heading: "At bedtime" },
      "Turn the brightness down and the night theme on, and put everything else on that device to sleep. Or print the story: our PDFs are made for paper, and paper has no notifications. A child who is too tired to hold a book open will gladly let you hold it, and that is the best screen time of all: none.",
    ],
  },
  {
    slug: "printing-a-story-that-lasts",
    title: "Printing a story that lasts",
    excerpt: "A story from the screen becomes a real book with ten minutes, a stapler and a piece of card.",
    category: "Technology",
    date: "2026-04-20",
    body: [
      "Every finished story can be downloaded as a PDF. On paper it turns into something that can be lent, coloured in, given away and found again in ten years.",
      { heading: "Settings that help" },
      {
        list: [
          "Paper: a little heavier than usual, 100 to 120 g, so that pictures don’t shine through.",
          "Scale: “fit to page”, so that nothing is cut off at the edge.",
          "Both sides: choose “flip on short edge” for landscape pages.",
          "Quality: the best that your printer has for page one, normal for the rest.",
        ],
      },
      { heading: "Three ways to bind" },
      "For a quick book, put three staples along the left edge and cover them with tape. For a neat one, print two pages to a sheet as a booklet and staple the fold. For one to keep, punch two holes, thread a ribbon through them and add a cover of thin card that your child has drawn.",
      { heading: "Sign it" },
      "Write inside who read it first and when. Leave a page free at the end for “what happened next”. Printed stories that have been signed, mended and added to have a way of surviving the moves that swallow so much else.",
    ],
  },
  {
    slug: "badges-that-do-not-nag",
    title: "Badges that don’t nag",
    excerpt:
      "Why ours mark what has happened, why there are few of them, and why there is no streak to lose.",
    category: "EdTech",
    date: "2026-09-14",
    body: [
      "Reading apps like to count days in a row. It works, in a way: people come back. But what they come back for is the number, and on the day it falls to zero the fun is over. For a child who was ill for a week that is a strange thing to be told.",
      { heading: "What ours are for" },
      "A badge in Talewick marks something that has really happened: the first whole story, five different ones, a story of every theme, an hour of reading altogether. It is given once and stays. Nothing is taken away for a week at the seaside.",
      { heading: "Why there are few" },
      "If every tap is praised, praise turns into wallpaper. There are eight badges, and most families will need months to see them all.",
      { heading: "How to use them" },
      {
        list: [
          "Look at them together and ask what the story was about.",
          "Let your child tell someone else what it took.",
          "Don’t promise anything for the next one. The next story is the thing to look forward to.",
        ],
      },
      "We send no reminders that a child is falling behind. A reader who stops for a while hasn’t failed. They are living, and the book is waiting.",
    ],
  },
  {
    slug: "reading-minutes-and-what-they-mean",
    title: "Reading minutes and what they mean",
    excerpt: "How we count them, why some don’t count, and what a parent can read from the number.",
    category: "EdTech",
    date: "2026-05-18",
    body: [
      "On the dashboard there is a number of minutes for each child. It is easy to misread, so here is how it comes about.",
      { heading: "What counts" },
      "Time counts while a page of a story is open and in front of somebody. If the tablet is put away or another window is opened, the clock stops. And each page can only count as long as it could plausibly be read, slowly and with pointing at the picture. A story left open over lunch doesn’t make anyone a great reader.",
      { heading: "What doesn’t" },
      "Printed stories, library books, the cereal packet, the comic under the blanket. All of that is reading, and we can’t see it. So the number is always too small, and that’s all right.",
      { heading: "How to read it" },
      {
        list: [
          "Look at a month, not at a day.",
          "Compare your child only with themselves.",
          "A drop is a question, not a verdict: too hard, too easy, too tired, or just summer?",
        ],
      },
      "The best use of the number is a small one. When it is growing, say so once, in passing, to the child it belongs to. Then choose the next story together.",
    ],
  },
];

import type { BlogPost } from "@/lib/features/content/contract";

/** On the shelf Safety. */
export const SAFETY_POSTS: readonly BlogPost[] = [
  {
    slug: "what-an-app-should-know-about-your-child",
    title: "What an app should know about your child",
    excerpt: "As little as it needs. A short checklist for any app that asks for a name, an age or a photo.",
    category: "Safety",
    date: "2026-11-02",
    body: [
      "Before you type your child’s name into anything, ours included, ask what it is needed for. A good answer fits into one sentence. “To print it in the story” is one. “To improve your experience” isn’t.",
      { heading: "Six questions for every app" },
      {
        list: [
          "Can I use it with a nickname?",
          "Which fields may stay empty?",
          "Who else gets the data, by name?",
          "When is it deleted if I do nothing?",
          "How do I delete it today?",
          "Does my child need an account of their own?",
        ],
      },
      { heading: "Our own answers" },
      "A nickname is fine; the story uses whatever you type. A photo is optional. Children have no accounts, no chat and no profile that anyone else can see: everything belongs to the parent’s account. A photo sent for a character story is deleted as soon as that story is done. Stories stay until you delete them.",
      { heading: "Small habits" },
      "Leave out the surname and the school. Choose topics that your child likes rather than where they go on Tuesdays. And once a year, look through the apps you use and delete the profiles that nobody reads any more. Data that doesn’t exist can’t be lost.",
    ],
  },
  {
    slug: "photos-of-children-a-short-guide",
    title: "Photos of children: a short guide",
    excerpt: "What a picture tells besides the face, and five habits that cost nothing.",
    category: "Safety",
    date: "2026-08-17",
    body: [
      "A photo on a phone holds more than it shows: where it was taken, when and with which device. Whoever gets the file may get that too.",
      { heading: "What we do with it" },
      "When you upload a photo to Talewick, it is taken apart and saved anew. Place, time and device are gone after that, and the file lies where only your account can open it. There is no public address for it. A file that isn’t really a picture is refused.",
      { heading: "Five habits for everywhere else" },
      {
        list: [
          "Switch off location for the camera before a trip, not after.",
          "Look at the background: name tags, uniforms and house numbers tell more than a face.",
          "Send pictures to people, not to groups with forty members.",
          "Ask your child. Even a four-year-old can say “not that one”.",
          "Ask other parents before you show their children.",
        ],
      },
      { heading: "When no photo is the better photo" },
      "For a profile, a drawing does just as well. In Talewick you can describe your child with a few choices for hair, skin and clothes, and the hero in the story is drawn from them. It looks back at your child from the page all the same.",
    ],
  },
  {
    slug: "scary-stories-and-where-to-stop",
    title: "Scary stories, and where to stop",
    excerpt:
      "A little fear in a safe lap is good practice. How to find the right amount, and what to do at too much.",
    category: "Safety",
    date: "2026-07-06",
    body: [
      "Children like to be afraid, as long as they may stop. A story with a dark cellar in it is a place to practise: my heart beats, and nothing happens to me, because somebody is holding the book.",
      { heading: "The right amount" },
      "It is right if your child moves closer and wants to go on. It is too much if they go quiet, look away or ask about it at breakfast with a small voice. The amount differs from child to child and from Monday to Friday.",
      { heading: "If it was too much" },
      {
        list: [
          "Close the book and say what is true: “That was scary. We’re here, and it was a story.”",
          "Turn to the last page and look at the good ending together.",
          "Let your child change it: what could the wolf have wanted instead?",
          "Draw the thing. Whatever has been drawn with purple socks has lost much of its power.",
        ],
      },
      { heading: "What our stories do" },
      "They may be exciting, never cruel. Nobody is hurt, nobody is left alone at the end, and every story comes home. With the age-appropriate setting on, the tone stays gentle as well. The safety check itself is always on; there is no switch for it.",
    ],
  },
];

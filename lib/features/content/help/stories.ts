import type { HelpTopic } from "@/lib/features/content/contract";

export const STORIES_TOPIC: HelpTopic = {
  id: "stories",
  title: "Stories and reading",
  lead: "Themes, pictures, the reader and the PDF.",
  questions: [
    {
      question: "Which themes are there?",
      answer:
        "Adventure, fantasy, science, mystery, friendship and animals. Together with your child’s interests and your topics, each gives very different stories.",
    },
    {
      question: "How long does a story take?",
      answer:
        "Usually moments. You can leave the page; the story goes on being made and waits in your library.",
      popular: true,
    },
    {
      question: "How long are the stories?",
      answer:
        "That depends on the level: short pages for beginners, longer ones with more happening for advanced readers.",
    },
    {
      question: "How is the reading level kept?",
      answer:
        "The finished text is measured: length of sentences, length of words and how common they are. What is too hard is written again. You can look up the measurement in the reader.",
      popular: true,
    },
    {
      question: "What is an AI character story?",
      answer:
        "One in which your child appears in a character style: superhero, princess, space explorer, magical wizard or brave knight. It needs a photo and your consent; the form says what happens with the photo before you choose one, and it is deleted when the story is done.",
    },
    {
      question: "Why does the character not look like the photo?",
      answer:
        "The hero is drawn in the style you chose with the looks that you confirm beside the photo. We suggest skin, hair and glasses from it on our own machine and keep no measurements of the face; where no face is found, the looks of the profile stand there. You may change any of them.",
    },
    {
      question: "Can I change a finished story?",
      answer:
        "You can give it another title, and under Grown-ups in the reader you can have it told again a step easier or harder, with the same pictures. What happens in it stays as it is; for that, order another story.",
    },
    {
      question: "Can I delete a story?",
      answer: "Yes, in the library. Story, pictures and PDF are removed. It cannot be undone.",
    },
    {
      question: "How do I download a story as a PDF?",
      answer:
        "In the library, choose Download on the story’s card. The file is yours to print and to keep. The menu beside it has the story as an e-book, an audio book and a web page too.",
      popular: true,
    },
    {
      question: "Can we read without the internet?",
      answer:
        "Yes. While you are connected, choose “Keep on this device” in the menu of a story in the library: its words, its pictures and, where it is read aloud, its sound are then there without a network, under Kept on this device in the settings. A PDF or an e-book of it opens anywhere, too.",
    },
    {
      question: "Can I change size and letters in the reader?",
      answer:
        "Yes. In the reader you can choose the size of the text, an easy-to-read typeface and wider spacing. The choice is remembered on that device, and so is the page where you stopped.",
    },
    {
      question: "Can a story be read aloud to us?",
      answer:
        "Yes. Choose Listen in the reader: a voice reads, and each word lights up as it is spoken. With a plan that has voice options, a grown-up of the family can record it instead, for the nights away.",
      popular: true,
    },
    {
      question: "How are reading minutes counted?",
      answer:
        "While a page is open in front of you, and at most for as long as the page can plausibly be read. A story left open on the table does not count.",
    },
    {
      question: "What are badges?",
      answer:
        "Marks for things that have really happened, such as the first whole story or a story of every theme. There are eight, they stay for good, and there is no streak to lose.",
    },
    {
      question: "May I share or print the stories?",
      answer:
        "For your family, friends and your child’s class, yes: on paper, as a file, or by the link of “Give this story to read” in the library. Selling them is not allowed; the terms of service say more.",
    },
  ],
};

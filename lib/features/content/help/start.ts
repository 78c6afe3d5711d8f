import type { HelpTopic } from "@/lib/features/content/contract";

export const START_TOPIC: HelpTopic = {
  id: "start",
  title: "Getting started",
  lead: "From the first profile to the first story.",
  questions: [
    {
      question: "What is Talewick?",
      answer:
        "A place for parents to make illustrated stories in which their own child is the hero, at the level at which that child reads. You read them on the screen together, have them read aloud, or keep them as a PDF or an e-book.",
      popular: true,
    },
    {
      question: "Which ages are the stories for?",
      answer:
        "They are made for ages 3 to 12. A profile can have any age from 3 to 18; the reading level, not the age, decides how the text is written.",
      popular: true,
    },
    {
      question: "How do I create an account?",
      answer:
        "Choose Get Started, fill in your name, email and a password, and follow the link in the email that we send. You can also sign in with Google or GitHub.",
    },
    {
      question: "Who may have an account?",
      answer:
        "Adults. Account holders must be 18 or older, and children under 13 use Talewick only under the supervision of a parent or guardian. Children have no accounts of their own; you can hand a device over to a child, and it then opens that child’s own stories and nothing else.",
    },
    {
      question: "Can I try it before I pay?",
      answer:
        "Yes. Without a plan you can make one child profile and two stories. Your first plan also begins with a free trial where the plans page says so.",
      popular: true,
    },
    {
      question: "How do I add a child?",
      answer:
        "On the dashboard open Children and choose Add Child. Name, age, gender and at least one interest are needed; photo and looks are up to you.",
    },
    {
      question: "Do I have to use my child’s real name?",
      answer: "No. A nickname is fine. The story uses exactly what you type.",
    },
    {
      question: "Which reading level should I choose?",
      answer:
        "Beginner for the very first sentences, Emerging for short texts with help, Intermediate for children who read alone, Advanced for those who read longer books. If unsure, start lower: easy stories are read with pleasure.",
      popular: true,
    },
    {
      question: "How do I make my first story?",
      answer:
        "Open Create Story, choose the child and a theme, give it a title and a few topics, and press the button. You see the progress while the story is written and drawn.",
    },
    {
      question: "What are topics?",
      answer:
        "A few words that you would like to find in the story, separated by commas: “kites, a lost key, grandmother”. Concrete things work best.",
    },
    {
      question: "What does the creativity slider do?",
      answer:
        "It decides how far the plot may wander. Low numbers stay close to everyday life, high ones let in more surprises. Five is a good start.",
    },
    {
      question: "Do I need to install anything?",
      answer:
        "No. Talewick runs in the browser of a phone, tablet or computer. Printing needs only a program that opens PDF files.",
    },
  ],
};

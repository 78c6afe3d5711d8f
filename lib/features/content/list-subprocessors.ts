import "server-only";
import type { Config } from "@/lib/platform/config";

export type Subprocessor = { name: string; does: string; receives: string; where: string };

function tasksOf(config: Config): string[] {
  return [
    // With a key, its check looks at every text, whoever wrote it.
    "checks texts",
    ...(config.STORY_WRITER === "classic" ? [] : ["writes stories"]),
    ...(config.STORY_ILLUSTRATOR === "openai" ? ["paints pictures"] : []),
    ...(config.STORY_NARRATOR === "openai" ? ["reads stories aloud where you choose its voice"] : []),
  ];
}

const inWords = (tasks: string[]): string => {
  const text = new Intl.ListFormat("en-US").format(tasks);
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
};

function openai(config: Config): Subprocessor[] {
  if (!config.OPENAI_API_KEY) return [];
  return [
    {
      name: "OpenAI",
      does: inWords(tasksOf(config)),
      receives:
        "Title, topics and theme of an order, the level, an age band, pronouns and interests, without the child’s name; a photo or a name only after a consent of its own. It is told to keep nothing.",
      where: "United States",
    },
  ];
}

/** The bucket's host says who keeps it; without one it is the store of the same name's first maker. */
function fileStore({ S3_BUCKET, S3_ENDPOINT, S3_REGION }: Config): Subprocessor[] {
  if (!S3_BUCKET) return [];
  return [
    {
      name: S3_ENDPOINT ? new URL(S3_ENDPOINT).hostname : "Amazon Web Services",
      does: "Keeps files.",
      receives: "Pictures, sound, PDFs, profile photos and archives; nothing is public there.",
      where: S3_REGION ?? "",
    },
  ];
}

function signIn({ GOOGLE_CLIENT_ID, GITHUB_CLIENT_ID }: Config): Subprocessor[] {
  const receives =
    "That you sign in here. It tells us your name and address; we keep no access to your account there.";
  const where = "United States";
  return [
    ...(GOOGLE_CLIENT_ID
      ? [{ name: "Google", does: "Signs you in, if you choose it.", receives, where }]
      : []),
    ...(GITHUB_CLIENT_ID
      ? [{ name: "GitHub", does: "Signs you in, if you choose it.", receives, where }]
      : []),
  ];
}

/** Whom this deployment hands anything about a family to; what isn't configured isn't there. */
export function listSubprocessors(config: Config): Subprocessor[] {
  return [
    ...(config.STRIPE_SECRET_KEY
      ? [
          {
            name: "Stripe",
            does: "Takes payments.",
            receives: "Your name, your email address and what you pay with. Card numbers never reach us.",
            where: "United States, Ireland",
          },
        ]
      : []),
    ...(config.RESEND_API_KEY
      ? [
          {
            name: "Resend",
            does: "Delivers our emails.",
            receives: "Your email address and the text of the email.",
            where: "United States",
          },
        ]
      : []),
    ...openai(config),
    ...signIn(config),
    ...fileStore(config),
  ];
}

import { splitWish } from "./runs";

/** A parent's words without marks that belong to no word. */
export function cleanTopic(topic: string): string {
  return topic
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Extended_Pictographic}<>{}|[\]\\"“”]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
}

/** A title without the words of the hero's name: Robin is no bird, and Rose no flower. */
export function leaveOutName(title: string, heroName: string): string {
  const named = new Set(splitWish(heroName));
  const words = splitWish(cleanTopic(title));
  return words.map((word) => (named.has(word.replace(/'s?$/u, "")) ? "." : word)).join(" ");
}

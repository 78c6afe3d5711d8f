import { splitSentences } from "@/lib/features/writing/split-text";

const ECHOES: readonly RegExp[] = [
  // “I want to wait,” said Mia. “A drum will do,” said Mia.
  /”\s\p{Ll}+ (\p{Lu}[\p{L}’]*)\. “[^”]*” \p{Ll}+ \1\b/u,
  // “And school?” “Not now.” “It was me,” said Mia.
  /”\s“[^”]*”\s“/u,
  /\bThat night\b[^]*\bThat night\b/u,
];

/** Where a page that is put together from parts sounds it: how often one part begins in the words of another. */
export function countEchoes(text: string, names: readonly string[]): number {
  return ECHOES.filter((echo) => echo.test(text)).length + (namesTwice(text, names) ? 1 : 0);
}

/** "Mia held the shell. Mia put it down." */
function namesTwice(text: string, names: readonly string[]): boolean {
  const [first = "", second = ""] = splitSentences(text, [...names]);
  return names.some((name) => first.startsWith(`${name} `) && second.includes(name));
}

import { z } from "zod";
import { isCalledByRole } from "@/lib/shared/called-by-role";
import { titleWithoutNames, withoutNames } from "./without-name";

export type ToldBook = {
  title: string;
  childName: string;
  children: readonly { name: string }[];
  pages: readonly { text: string; alt: string }[];
  parent: { children: readonly { name: string; relatives: unknown }[] };
};

const relativesNamed = z.array(z.object({ name: z.string() }));

/** The child's own name, and those of its relatives. */
export const namesOfChild = ({ name, relatives }: { name: string; relatives: unknown }): string[] => [
  name,
  ...relativesNamed.parse(relatives).map((one) => one.name),
];

/**
 * Whose names a story told without them loses: the children that it is about, and whoever else of the family it names,
 * brothers and sisters as well as an aunt. "Grandma" is nobody's name and stays.
 */
export function familyNames(book: ToldBook): string[] {
  const own = book.children.length > 0 ? book.children.map(({ name }) => name) : [book.childName];
  const family = book.parent.children.flatMap(namesOfChild);
  const others = family.filter((name) => !isCalledByRole(name) && isNamed(name, book));
  return [...new Set([...own, ...others].map((name) => name.normalize("NFC").trim()))].filter(Boolean);
}

function isNamed(name: string, { title, pages }: ToldBook): boolean {
  const tell = withoutNames([name]);
  const isIn = (text: string) => tell(text) !== text.normalize("NFC");
  return (
    titleWithoutNames([name])(title) !== title.normalize("NFC") ||
    pages.some(({ text, alt }) => isIn(text) || isIn(alt))
  );
}

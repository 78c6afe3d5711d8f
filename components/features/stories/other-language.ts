/** Small words of Spanish, German, French, Italian and Portuguese that no English sentence has. */
const THEIRS = new Set(
  (
    "el la los las una que quería tiene y del para con mi su está es muy " +
    "der das und ein eine einen nicht ist mit von zu wird wie hat mein meine " +
    "le les une des et qui est dans avec pas ne pour mon ma sa " +
    "il gli che di è non nel della per " +
    "os uma não em um seu sua"
  ).split(" "),
);
const OURS = new Set(
  "the a an of and or who that my is are was to in on with for his her without".split(" "),
);

/** Whether an order is written in another language. One such word alone may be a name, as in Los Angeles. */
export function isOtherLanguage(text: string): boolean {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const count = (of: Set<string>) => [...words].filter((word) => of.has(word)).length;
  return count(THEIRS) >= 2 && count(OURS) === 0;
}

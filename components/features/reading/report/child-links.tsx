import { Button } from "@/components/ui/button";
import { SearchInput } from "@/components/ui/search-input";
import { CHILDREN_TO_CHOOSE } from "@/lib/features/children/rules";
import { foldName } from "@/lib/shared/fold-name";
import { ChoiceLinks } from "./choice-links";

type Named = { id: string; name: string };
type ChildLinksProps = {
  items: Named[];
  /** All of them together, where there is no one. */
  chosenId: string | null;
  /** Begins a name, or stands in one; "" for nobody in particular. */
  find: string;
  path: "/reading" | "/reading/words";
  /** What else the address holds. */
  kept: Record<string, string>;
  /** Whether one may look at all of them together. */
  withAll?: boolean;
};

const SEARCH = "flex max-w-md flex-wrap items-center gap-2";

/** Of a group's children the first ones, the others by their name: a page with a link for each of a thousand is none. */
export function ChildLinks({ items, chosenId, find, path, kept, withAll = false }: ChildLinksProps) {
  const isGroup = items.length > CHILDREN_TO_CHOOSE;
  const wanted = foldName(find.trim());
  const found = isGroup ? items.filter(({ name }) => foldName(name).includes(wanted)) : items;
  const first = isGroup ? found.slice(0, CHILDREN_TO_CHOOSE) : found;
  const shown = items.filter((one) => one.id === chosenId || first.includes(one));
  const hrefOf = (childId?: string) =>
    `${path}?${new URLSearchParams({ ...kept, ...(childId && { childId }), ...(isGroup && find && { find }) })}`;
  return (
    <div className="grid min-w-0 gap-3">
      {isGroup && (
        <Search path={path} kept={{ ...kept, ...(chosenId && { childId: chosenId }) }} find={find} />
      )}
      <ChoiceLinks
        label="Child"
        options={[
          ...(withAll ? [{ name: "All children", href: hrefOf(), isChosen: chosenId === null }] : []),
          ...shown.map(({ id, name }) => ({ name, href: hrefOf(id), isChosen: id === chosenId })),
        ]}
      />
      {isGroup && (
        <p className="text-sm text-muted-foreground">{sayFound(first.length, found.length, find)}</p>
      )}
    </div>
  );
}

function sayFound(shown: number, found: number, find: string): string {
  if (found === 0) return `No child is called “${find.trim()}”.`;
  return `${shown} of ${found} children`;
}

type SearchProps = Pick<ChildLinksProps, "path" | "kept" | "find">;

/** Its two addresses are written out: what a form is sent to is to be seen where it stands. */
const Search = ({ path, ...fields }: SearchProps) =>
  path === "/reading" ? (
    <form action="/reading" className={SEARCH}>
      <Fields {...fields} />
    </form>
  ) : (
    <form action="/reading/words" className={SEARCH}>
      <Fields {...fields} />
    </form>
  );

const Fields = ({ kept, find }: Omit<SearchProps, "path">) => (
  <>
    {Object.entries(kept).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <div className="relative min-w-0 flex-1">
      <SearchInput
        name="find"
        aria-label="Find a child"
        placeholder="Find a child by name"
        autoComplete="off"
        maxLength={100}
        defaultValue={find}
      />
    </div>
    <Button type="submit" variant="outline">
      Find
    </Button>
  </>
);

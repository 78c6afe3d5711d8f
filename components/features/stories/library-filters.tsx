"use client";

import { useQuery } from "@tanstack/react-query";
import { childrenQuery } from "@/components/features/children/children-queries";
import { totalsQuery } from "@/components/features/dashboard/dashboard-queries";
import { familyOf } from "@/components/features/family/family-words";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { LibrarySort } from "@/lib/features/stories/rules";
import { cn } from "@/lib/shared/class-names";
import type { Library } from "./use-library";

const SORT_LABELS: Record<LibrarySort, string> = {
  newest: "Newest first",
  title: "Title, A to Z",
  lastRead: "Last read first",
};
const SORTS = Object.entries(SORT_LABELS) as [LibrarySort, string][];

/** Which stories, and in which order. */
export function LibraryFilters({ library: { wish, changeWish } }: { library: Library }) {
  const { data: children = [] } = useQuery(childrenQuery);
  const families = useQuery(totalsQuery).data?.families ?? [];
  const known = [
    ...children.map(({ id }) => id),
    ...families.flatMap((family) => family.children.map(({ childId }) => childId)),
  ];
  return (
    <div role="group" aria-label="Which stories" className="grid gap-3 min-[22rem]:grid-cols-2 md:flex">
      {(known.length > 1 || wish.childId !== null) && (
        // Of three the first has the row to itself, so that none is left over.
        <div className="min-[22rem]:max-md:col-span-2">
          <Select
            aria-label="Child"
            value={wish.childId ?? ""}
            onChange={({ target }) => {
              changeWish({ childId: target.value || null });
            }}
          >
            <option value="">All children</option>
            {children.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {families.map((family, index) => (
              <optgroup key={index} label={familyOf(family.name)}>
                {family.children.map(({ childId, name }) => (
                  <option key={childId} value={childId}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
            {wish.childId !== null && !known.includes(wish.childId) && (
              <option value={wish.childId}>A child without a profile</option>
            )}
          </Select>
        </div>
      )}
      <Select
        aria-label="Order"
        value={wish.sort}
        onChange={({ target }) => {
          changeWish({ sort: SORTS.find(([sort]) => sort === target.value)?.[0] ?? "newest" });
        }}
      >
        {SORTS.map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </Select>
      <Button
        variant="outline"
        className={cn(
          "h-12 px-4",
          wish.unread && "border-primary bg-primary-soft text-foreground forced-colors:outline-2",
        )}
        aria-pressed={wish.unread}
        onClick={() => {
          changeWish({ unread: !wish.unread });
        }}
      >
        Only unread
      </Button>
    </div>
  );
}

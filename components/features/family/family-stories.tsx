import { ToRead } from "@/components/features/dashboard/to-read";
import { Card, CardTitle } from "@/components/ui/card";
import type { DashboardView } from "@/lib/features/dashboard/contract";
import { familyOf } from "./family-words";

/** What there is to read with the children of families that share their stories. */
export const FamilyStories = ({ families }: { families: DashboardView["families"] }) =>
  families.map(({ name, children }, index) => (
    <Card key={index}>
      <CardTitle level={2}>
        <bdi>{familyOf(name)}</bdi>
      </CardTitle>
      {children.length === 0 && <p className="mt-2 text-muted-foreground">No child profile yet.</p>}
      <ul className="mt-3 divide-y empty:hidden">
        {children.map((child) => (
          <li key={child.childId} className="grid gap-3 py-4 last:pb-0">
            <p className="truncate text-lg font-semibold">{child.name}</p>
            {(child.next ?? child.again) ? (
              <ToRead name={child.name} reading={child} />
            ) : (
              <p className="text-sm text-muted-foreground">No story yet.</p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  ));

"use client";

import { HandHeart } from "lucide-react";
import { useState } from "react";
import { ToRead } from "@/components/features/dashboard/to-read";
import { HandOverDialog } from "@/components/features/shelf/hand-over-dialog";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import type { DashboardView } from "@/lib/features/dashboard/contract";
import { familyOf } from "./family-words";

/** What there is to read with the children of families that share their stories. */
export function FamilyStories({ families }: { families: DashboardView["families"] }) {
  const [handed, setHanded] = useState<SharedChild | null>(null);
  return (
    <>
      {families.map((family, index) => (
        <Family key={index} family={family} onHandOver={setHanded} />
      ))}
      {handed && (
        <HandOverDialog
          child={{ id: handed.childId, name: handed.name, totalBooks: hasStory(handed) ? 1 : 0 }}
          onClose={() => {
            setHanded(null);
          }}
        />
      )}
    </>
  );
}

type SharedFamily = DashboardView["families"][number];
type SharedChild = SharedFamily["children"][number];

const hasStory = ({ next, again }: SharedChild): boolean => next !== null || again !== null;

type FamilyProps = { family: SharedFamily; onHandOver: (child: SharedChild) => void };

function Family({ family: { name, children }, onHandOver }: FamilyProps) {
  return (
    <Card>
      <CardTitle level={2}>
        <bdi>{familyOf(name)}</bdi>
      </CardTitle>
      {children.length === 0 && <p className="mt-2 text-muted-foreground">No child profile yet.</p>}
      <ul className="mt-3 divide-y empty:hidden">
        {children.map((child) => (
          <li key={child.childId} className="grid gap-3 py-4 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="min-w-0 truncate text-lg font-semibold">{child.name}</p>
              <Button
                variant="ghost"
                size="sm"
                onClick={() => {
                  onHandOver(child);
                }}
              >
                <HandHeart aria-hidden />
                Hand over
                <span className="sr-only"> to {child.name}</span>
              </Button>
            </div>
            {hasStory(child) ? (
              <ToRead name={child.name} reading={child} />
            ) : (
              <p className="text-sm text-muted-foreground">No story yet.</p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { usageQuery } from "@/components/features/billing/billing-queries";
import { totalsQuery } from "@/components/features/dashboard/dashboard-queries";
import { ChildShapes } from "@/components/features/dashboard/dashboard-shapes";
import { Loaded } from "@/components/features/dashboard/loaded";
import { useDashboard } from "@/components/features/dashboard/use-dashboard";
import { useUsage } from "@/components/features/dashboard/use-usage";
import { refreshLibrary } from "@/components/features/stories/story-queries";
import { HandOverDialog } from "@/components/features/shelf/hand-over-dialog";
import { EmptyState } from "@/components/feedback/empty-state";
import { showToast } from "@/components/feedback/show-toast";
import { Button } from "@/components/ui/button";
import type { UsageView } from "@/lib/features/billing/contract";
import type { ChildView } from "@/lib/features/children/contract";
import { CHILDREN_ON_TAB } from "@/lib/features/children/rules";
import { ChildCard } from "./child-card";
import { ChildDialog } from "./child-dialog";
import { childrenQuery } from "./children-queries";
import { DeleteChildDialog } from "./delete-child-dialog";
import { FullNote } from "./full-note";
import { ManyChildren } from "./many-children";

type Open = { kind: "add" } | { kind: "edit" | "delete" | "hand-over"; child: ChildView } | null;

export function ChildrenTab({ params }: { params: URLSearchParams }) {
  const { goTo } = useDashboard();
  const client = useQueryClient();
  const children = useQuery(childrenQuery);
  const usage = useUsage();
  const [open, setOpen] = useState<Open>(() => openAtFirst(params, children.data));
  const [savedId, setSavedId] = useState<string | null>(null);
  const close = () => {
    setOpen(null);
  };
  const change = (edit: (items: ChildView[]) => ChildView[]) => {
    client.setQueryData(childrenQuery.queryKey, (now = []) => edit(now));
    for (const { queryKey } of [childrenQuery, totalsQuery, usageQuery])
      void client.invalidateQueries({ queryKey });
    refreshLibrary(client);
  };
  const saved = (child: ChildView) => {
    change((items) => placed(items, child));
    setSavedId(child.id);
    close();
    void showToast(
      "success",
      open?.kind === "edit" ? `${child.name}'s profile is saved.` : `${child.name} is ready for a story.`,
    );
  };
  const add = (
    <Button
      onClick={() => {
        setOpen({ kind: "add" });
      }}
    >
      <Plus aria-hidden />
      Add Child
    </Button>
  );

  return (
    <>
      <Loaded from={children} shapes={<ChildShapes />}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              scene="empty-children"
              title="No children yet"
              text="Tell us who the stories are for. A name, an age and a few interests are enough."
              action={add}
            />
          ) : (
            <>
              <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
                <p className="text-muted-foreground">{usage && amount(items.length, usage)}</p>
                {add}
              </div>
              {usage && (
                <FullNote
                  count={items.length}
                  limit={usage.childrenLimit}
                  isFree={usage.storiesCounted === "in all"}
                />
              )}
              <ManyChildren items={items} step={CHILDREN_ON_TAB} kept={savedId === null ? [] : [savedId]}>
                {(shown) => (
                  <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-3">
                    {shown.map((child) => (
                      <li key={child.id} className="flex min-w-0">
                        <ChildCard
                          child={child}
                          onEdit={() => {
                            setOpen({ kind: "edit", child });
                          }}
                          onCreateStory={() => {
                            goTo("create", { child: child.id });
                          }}
                          onDelete={() => {
                            setOpen({ kind: "delete", child });
                          }}
                          onHandOver={() => {
                            setOpen({ kind: "hand-over", child });
                          }}
                        />
                      </li>
                    ))}
                  </ul>
                )}
              </ManyChildren>
            </>
          )
        }
      </Loaded>
      {(open?.kind === "add" || open?.kind === "edit") && (
        <ChildDialog child={open.kind === "edit" ? open.child : null} onSaved={saved} onClose={close} />
      )}
      {open?.kind === "hand-over" && <HandOverDialog child={open.child} onClose={close} />}
      {open?.kind === "delete" && (
        <DeleteChildDialog
          child={open.child}
          onClose={close}
          onDeleted={() => {
            change((items) => items.filter(({ id }) => id !== open.child.id));
            close();
          }}
        />
      )}
    </>
  );
}

/** What the address asks for. */
function openAtFirst(params: URLSearchParams, children: ChildView[] = []): Open {
  if (params.get("add") === "1") return { kind: "add" };
  const child = children.find(({ id }) => id === params.get("edit"));
  return child ? { kind: "edit", child } : null;
}

function placed(items: ChildView[], child: ChildView): ChildView[] {
  const isKnown = items.some(({ id }) => id === child.id);
  return isKnown ? items.map((item) => (item.id === child.id ? child : item)) : [...items, child];
}

function amount(count: number, { childrenLimit: limit, storiesCounted }: UsageView): string {
  const profiles = count === 1 ? "profile" : "profiles";
  if (limit !== null && count > limit) return `${count} ${profiles}; your plan has room for ${limit}`;
  if (limit === null) return `${count} ${profiles}`;
  if (storiesCounted === "in all") return `${count} of ${limit} free ${limit === 1 ? "profile" : "profiles"}`;
  return `${count} of ${limit} profiles in your plan`;
}

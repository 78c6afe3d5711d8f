import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ChildsPage } from "@/components/features/shelf/childs-page";
import { ShelfScreen } from "@/components/features/shelf/shelf-screen";
import { showShelf } from "@/lib/features/shelf/show-shelf";
import { readersPage, type PageQuery } from "@/lib/http/page-gate";
import { readForPage } from "@/lib/http/read-for-page";
import { AppError } from "@/lib/shared/app-error";

export const metadata: Metadata = { title: "My stories" };

export default async function ShelfPage({ searchParams }: { searchParams: PageQuery }) {
  const ctx = await readersPage("/shelf", searchParams);
  const { after } = await searchParams;
  const cursor = typeof after === "string" ? after : null;
  const shelf = await readForPage(ctx, showShelf(ctx, { cursor })).catch((error: unknown) => {
    // A board of another list is none; the first one is always there.
    if (error instanceof AppError && error.code === "VALIDATION") redirect("/shelf");
    throw error;
  });
  // Nobody was handed anything: where that is done.
  if (!shelf) redirect("/dashboard?tab=children");
  return (
    <ChildsPage childId={shelf.childId}>
      <ShelfScreen shelf={shelf} isFirst={cursor === null} />
    </ChildsPage>
  );
}

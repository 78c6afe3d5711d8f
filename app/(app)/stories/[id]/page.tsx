import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ReaderBook } from "@/components/features/reading/reader-book";
import { ChildsPage } from "@/components/features/shelf/childs-page";
import { readersPage, type PageQuery } from "@/lib/http/page-gate";
import { requireReader } from "@/lib/shared/actor";
import { findBook } from "./find-book";

export const metadata: Metadata = { title: "Story" };

type StoryPageProps = { params: Promise<{ id: string }>; searchParams: PageQuery };

export default async function StoryPage({ params, searchParams }: StoryPageProps) {
  const { id } = await params;
  const ctx = await readersPage(`/stories/${encodeURIComponent(id)}`, searchParams);
  const book = await findBook(ctx, id);
  if (!book) notFound();
  const { childId } = requireReader(ctx.actor);
  const reader = <ReaderBook book={book} />;
  return childId === null ? reader : <ChildsPage childId={childId}>{reader}</ChildsPage>;
}

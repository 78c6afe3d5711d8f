import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { RecordScreen } from "@/components/features/recording/record-screen";
import { signedInPage, type PageQuery } from "@/lib/http/page-gate";
import { findBook } from "@/app/(app)/stories/[id]/find-book";

export const metadata: Metadata = { title: "Record your voice" };

type RecordPageProps = { params: Promise<{ id: string }>; searchParams: PageQuery };

export default async function RecordPage({ params, searchParams }: RecordPageProps) {
  const { id } = await params;
  const ctx = await signedInPage(`/stories/${encodeURIComponent(id)}/record`, searchParams);
  const book = await findBook(ctx, id);
  // Another family's story is recorded by its own grown-ups.
  return book && !book.family ? <RecordScreen book={book} /> : notFound();
}

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
  return book ? <RecordScreen book={book} /> : notFound();
}

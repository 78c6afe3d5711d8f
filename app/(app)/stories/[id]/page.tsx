import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ReaderBook } from "@/components/features/reading/reader-book";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { getBook } from "@/lib/features/stories/library/get-book";
import { signedInPage, type PageQuery } from "@/lib/http/page-gate";
import { readForPage } from "@/lib/http/read-for-page";
import { AppError } from "@/lib/shared/app-error";

export const metadata: Metadata = { title: "Story" };

type StoryPageProps = { params: Promise<{ id: string }>; searchParams: PageQuery };

export default async function StoryPage({ params, searchParams }: StoryPageProps) {
  const { id } = await params;
  const ctx = await signedInPage(`/stories/${encodeURIComponent(id)}`, searchParams);
  const book = await findBook(ctx, id);
  return book ? <ReaderBook book={book} /> : notFound();
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function findBook(
  ctx: Awaited<ReturnType<typeof signedInPage>>,
  id: string,
): Promise<BookDetailView | null> {
  if (!UUID.test(id)) return null;
  try {
    return await readForPage(ctx, getBook(ctx, id));
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

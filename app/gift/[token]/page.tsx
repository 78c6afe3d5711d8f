import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { GivenBook } from "@/components/features/gifts/given-book";
import { MissingGift } from "@/components/features/gifts/missing-gift";
import { openGift } from "@/lib/features/gifts/open-gift";
import { clientAddress } from "@/lib/http/client-address";
import { asAppError } from "@/lib/http/error-response";
import { openPage } from "@/lib/http/page-gate";

// Says nothing of the story: messengers show a page's title to whoever sees the link.
export const metadata: Metadata = {
  title: "A story for you",
  description: "Somebody gave you a story to read.",
  referrer: "no-referrer",
  robots: { index: false, follow: false },
  alternates: { canonical: null },
};

type GiftPageProps = { params: Promise<{ token: string }> };

export default async function GiftPage({ params }: GiftPageProps) {
  const { token } = await params;
  const ctx = await openPage();
  const address = clientAddress(await headers(), ctx.config.TRUSTED_PROXY_HOPS);
  const story = await openGift(ctx, token, address).catch((error: unknown) => {
    if (asAppError(error)?.code === "RATE_LIMITED") return "later" as const;
    throw error;
  });
  if (story === "later")
    return (
      <MissingGift
        title="Please wait a moment"
        text="Too many links were opened from here. Try again soon."
      />
    );
  return story ? <GivenBook story={story} token={token} /> : notFound();
}

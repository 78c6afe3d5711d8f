import type { Metadata } from "next";
import { MissingPage } from "@/components/features/content/missing-page";

export const metadata: Metadata = { title: "Position not found", robots: { index: false } };

/** Shown by the front server, with 404, under every address of a position that there is none of. */
export default function MissingPositionPage() {
  return (
    <MissingPage
      heading="Position not found"
      title="This position isn't here"
      text="It may have been filled. The others are on the careers page."
      href="/careers"
      link="All positions"
    />
  );
}

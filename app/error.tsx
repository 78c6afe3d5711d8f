"use client";

import { PageFailure } from "@/components/feedback/page-failure";

export default function PageError({ error }: { error: Error }) {
  return <PageFailure error={error} />;
}

import type { Metadata } from "next";
import { WithData } from "@/components/data/with-data";
import { apiKeysQuery } from "@/components/features/api-keys/api-key-queries";
import { ApiKeysScreen } from "@/components/features/api-keys/api-keys-screen";
import { listKeys } from "@/lib/features/api-keys/list-keys";
import { refreshSubscription } from "@/lib/features/billing/sync/refresh-subscription";
import { signedInPage, type PageQuery } from "@/lib/http/page-gate";
import { readForPage } from "@/lib/http/read-for-page";
import { readParts } from "@/lib/http/read-parts";
import { requireParentActor } from "@/lib/shared/actor";

export const metadata: Metadata = { title: "API Keys" };

export default async function ApiKeysPage({ searchParams }: { searchParams: PageQuery }) {
  const ctx = await signedInPage("/settings/api", searchParams);
  // The way back from the payment provider: what was done there shall show without waiting for a message.
  const { updated } = await searchParams;
  if (updated === "1") await readForPage(ctx, refreshSubscription(ctx));
  const { firstName } = requireParentActor(ctx.actor);
  const { keys } = await readParts(ctx, { keys: listKeys(ctx) });
  return (
    <WithData
      fill={(client) => {
        client.setQueryData(apiKeysQuery.queryKey, keys);
      }}
    >
      <ApiKeysScreen firstName={firstName} />
    </WithData>
  );
}

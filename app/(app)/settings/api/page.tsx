import type { Metadata } from "next";
import { WithData } from "@/components/data/with-data";
import { apiKeysQuery } from "@/components/features/api-keys/api-key-queries";
import { ApiKeysScreen } from "@/components/features/api-keys/api-keys-screen";
import { listKeys } from "@/lib/features/api-keys/list-keys";
import { signedInPage } from "@/lib/http/page-gate";
import { readParts } from "@/lib/http/read-parts";
import { requireParentActor } from "@/lib/shared/actor";

export const metadata: Metadata = { title: "API Keys" };

export default async function ApiKeysPage() {
  const ctx = await signedInPage("/settings/api");
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

import { randomUUID } from "node:crypto";
import { hintOf, makeKeyText } from "@/lib/features/api-keys/key-text";
import { sha256 } from "@/lib/platform/tokens/random-token";
import { KEY_SCOPES } from "@/lib/shared/key-scopes";
import type { GuardedSystem } from "./guarded-system";

type Owner = { parentId: string; mark: (what: string) => string };

/** A program of the family's, with a key that is good for everything, and often. */
export async function aProgram(system: GuardedSystem, { parentId, mark }: Owner) {
  const programKey = makeKeyText();
  const { id: apiKey } = await system.db.apiKey.create({
    data: {
      parentId,
      name: mark("key"),
      hint: hintOf(programKey),
      keyHash: sha256(programKey),
      scopes: [...KEY_SCOPES],
    },
    select: { id: true },
  });
  await system.db.parent.update({ where: { id: parentId }, data: { apiTier: "professional" } });
  return { apiKey, programKey };
}

/** A passkey of a device that nobody has. */
export async function aPasskey(system: GuardedSystem, parentId: string): Promise<string> {
  const { id } = await system.db.passkey.create({
    data: {
      parentId,
      credentialId: randomUUID(),
      publicKey: sha256(randomUUID()),
      counter: 0n,
      device: "Firefox on Linux",
      isSynced: false,
    },
    select: { id: true },
  });
  return id;
}

/** An address that is told of finished stories, and something that was told to it. */
export async function aWebhook(system: GuardedSystem, parentId: string, word: string): Promise<string> {
  const { id } = await system.db.webhook.create({
    data: {
      parentId,
      url: `https://example.com/${word}`,
      deliveries: { create: { source: word, event: "webhook.test", body: word, problem: word } },
    },
    select: { id: true },
  });
  return id;
}

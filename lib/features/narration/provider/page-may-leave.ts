import "server-only";
import { listFamilyNames } from "@/lib/features/accounts/profile/list-family-names";
import { hasConsent } from "@/lib/features/consents/has-consent";
import { hideTold } from "@/lib/features/writing/hero-token";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";
import { splitNames } from "@/lib/shared/story";
import { namesMayLeave } from "./provider-voices";

type Page = { parent: ParentScope; childName: string; text: string };

/**
 * Whether the provider may say a page. One that names nobody of the family may leave; one with a name only where the
 * provider keeps nothing and the parent agreed, asked anew for each page.
 */
export async function pageMayLeave(ctx: Context, { parent, childName, text }: Page): Promise<boolean> {
  const family = await listFamilyNames(ctx.db, parent);
  if (hideTold(text, splitNames(childName).join(" "), family) === text.normalize("NFC")) return true;
  return namesMayLeave(ctx.config) && (await hasConsent(ctx, { parent, purpose: "child-name-voice" }));
}

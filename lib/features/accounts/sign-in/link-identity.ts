import "server-only";
import { emailAddress, type OauthProvider } from "@/lib/features/accounts/contract";
import {
  findIdentity,
  findParentByEmail,
  insertIdentity,
  insertParent,
} from "@/lib/features/accounts/data-parents";
import { deleteRegistrations, lockAddress } from "@/lib/features/accounts/data-registrations";
import { NAMELESS } from "@/lib/features/accounts/rules";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { personName } from "@/lib/shared/person-name";

/** What a provider asserts about whoever signed in there. */
export type IdentityFacts = {
  provider: OauthProvider;
  /** The provider's own id of the person; never the address. */
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  /** When the provider last made this person show who they are, if it says so. */
  provenAt: Date | null;
  firstName: string;
  lastName: string;
};

export type Linked =
  | { outcome: "signed-in"; parentId: string }
  /** The provider does not vouch for an address. */
  | { outcome: "unverified" }
  /** There is an account that may not be joined this way. */
  | { outcome: "refused" };

const REFUSED = { outcome: "refused" } as const;
const NAMES = { google: "Google", github: "GitHub" } as const satisfies Record<OauthProvider, string>;

/**
 * Finds or makes the parent of an identity. An identity joins an existing account only when we verified the account's
 * address and the provider verified the identity's: as much proof as a password reset by e-mail takes.
 */
export async function linkIdentity(ctx: Context, facts: IdentityFacts): Promise<Linked> {
  const known = await findIdentity(ctx.db, facts);
  if (known) return known.deletedAt ? REFUSED : { outcome: "signed-in", parentId: known.id };
  const email = emailAddress.safeParse(facts.email);
  if (!facts.isEmailVerified || !email.success) return { outcome: "unverified" };

  return inTransaction(ctx, async (tx) => {
    await lockAddress(tx, email.data);
    const meanwhile = await findIdentity(tx, facts);
    if (meanwhile) return meanwhile.deletedAt ? REFUSED : { outcome: "signed-in", parentId: meanwhile.id };
    const parent = await findParentByEmail(tx, email.data);
    if (parent?.deletedAt || parent?.role === "admin") return REFUSED;
    const parentId = parent?.id ?? (await createParent(ctx, tx, { facts, email: email.data }));
    await insertIdentity(tx, parentId, { provider: facts.provider, subject: facts.subject });
    // Whoever registered here without reading this mailbox loses what they prepared.
    await deleteRegistrations(tx, email.data);
    if (parent) await announce(ctx, tx, { parent, facts });
    return { outcome: "signed-in", parentId };
  });
}

function createParent(ctx: Context, tx: Tx, { facts, email }: { facts: IdentityFacts; email: string }) {
  return insertParent(tx, {
    email,
    firstName: usableName(facts.firstName, NAMELESS.firstName),
    lastName: usableName(facts.lastName, NAMELESS.lastName),
    phone: null,
    passwordHash: null,
    emailVerifiedAt: ctx.now(),
  });
}

/** Providers let people call themselves anything; a name that we would refuse is replaced, for the parent to change. */
function usableName(given: string, otherwise: string): string {
  const name = personName({ required: "", max: 50 }).safeParse(given);
  return name.success ? name.data : otherwise;
}

type Joined = { parent: { id: string; email: string; firstName: string }; facts: IdentityFacts };

async function announce(ctx: Context, tx: Tx, { parent, facts }: Joined): Promise<void> {
  await enqueueEmail(ctx, tx, {
    template: "identity-linked",
    to: parent.email,
    props: {
      firstName: parent.firstName,
      provider: NAMES[facts.provider],
      resetUrl: `${ctx.config.APP_URL}/forgot-password`,
    },
    idempotencyKey: `identity-linked:${facts.provider}:${facts.subject}:${parent.id}`,
    parentId: parent.id,
  });
}

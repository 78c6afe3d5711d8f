import { randomUUID } from "node:crypto";
import { signAccessToken } from "@/lib/platform/tokens/access-token";
import { randomToken } from "@/lib/platform/tokens/random-token";
import type { GuardedSystem } from "./guarded-system";
import { aParent, aTenant, signInBoth, type Keys, type Tenant } from "./tenant";

export type Principal = {
  name: string;
  /** Whose records are their own; nobody's for those who may not in. */
  tenant: Tenant | null;
  bearer: string | null;
  /** A browser's cookies; `cookieBearer` is the token that goes with them. */
  cookie: string | null;
  cookieBearer: string | null;
};

const DAY_MS = 24 * 3600 * 1000;

const signedIn = (name: string, tenant: Tenant, keys: Keys): Principal => ({ name, tenant, ...keys });
const turnedAway = (name: string, keys: Partial<Keys>): Principal => ({
  name,
  tenant: null,
  bearer: keys.bearer ?? null,
  cookie: keys.cookie ?? null,
  cookieBearer: keys.cookieBearer ?? null,
});

async function whoSignedOut(system: GuardedSystem): Promise<Keys> {
  const { id, email } = await aParent(system);
  const keys = await signInBoth(system, email);
  await system.db.session.updateMany({ where: { parentId: id }, data: { revokedAt: new Date() } });
  return keys;
}

/** Both ways to be out of date: the row's time is over, and the token's own. */
async function whoStayedAway(system: GuardedSystem): Promise<Keys> {
  const { id, email } = await aParent(system);
  const { cookie, cookieBearer } = await signInBoth(system, email);
  const past = new Date(Date.now() - DAY_MS);
  await system.db.session.updateMany({ where: { parentId: id }, data: { expiresAt: past } });
  const alive = await system.db.session.create({
    data: { parentId: id, kind: "bearer", expiresAt: new Date(Date.now() + DAY_MS) },
    select: { id: true },
  });
  const claims = { parentId: id, sessionId: alive.id, fingerprintHash: null };
  const dates = { issuedAt: new Date(past.getTime() - DAY_MS), expiresAt: past };
  return { cookie, cookieBearer, bearer: await signAccessToken(system.secret, claims, dates) };
}

export type Cast = { principals: Principal[]; tenants: Tenant[] };

/** The nine kinds of caller: four families whose records must stay apart, and five who have none. */
export async function theCast(system: GuardedSystem): Promise<Cast> {
  const user = await aTenant(system, "User");
  const subscriber = await aTenant(system, "Subscriber", "family");
  const other = await aTenant(system, "Other", "family");
  const admin = await aTenant(system, "Admin");
  await system.db.parent.update({ where: { id: admin.parentId }, data: { role: "admin" } });
  const tenants = [user, subscriber, other, admin];
  const families = await Promise.all(
    tenants.map(async (tenant) => signedIn(tenant.name, tenant, await signInBoth(system, tenant.email))),
  );
  return {
    tenants,
    principals: [
      ...families,
      turnedAway("anonymous", {}),
      turnedAway("unverified", { bearer: randomToken(), cookie: `__Host-talewick-session=${randomToken()}` }),
      turnedAway("api key", { bearer: `tw_live_${randomUUID().replaceAll("-", "")}` }),
      turnedAway("revoked", await whoSignedOut(system)),
      turnedAway("expired", await whoStayedAway(system)),
    ],
  };
}

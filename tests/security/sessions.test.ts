import { beforeAll, expect } from "vitest";
import { randomToken, sha256 } from "@/lib/platform/tokens/random-token";
import { goal } from "@/tests/support/goal";
import { guardedSystem, type GuardedSystem } from "@/tests/support/security/guarded-system";
import { aParent, OWN_PAGE, PASSWORD, signInBoth, type Keys } from "@/tests/support/security/tenant";
import { inParallel, type Reply, type Shot } from "@/tests/support/security/wire";

let system: GuardedSystem;
beforeAll(async () => {
  system = await guardedSystem();
});

type Person = { id: string; email: string; keys: Keys };
type Ending = { name: string; act: (person: Person) => Promise<Reply>; ends: (keys: Keys) => Shot[] };

const byBearer = ({ bearer }: Keys): Shot => ({ path: "/api/children", token: bearer });
const byBrowser = ({ cookie, cookieBearer }: Keys): Shot => ({
  path: "/api/children",
  token: cookieBearer,
  cookie,
});
const byCookie = ({ cookie }: Keys): Shot => ({ path: "/api/auth/sessions", cookie });
const byPage = ({ cookie }: Keys): Shot => ({ path: "/settings", cookie });
const everyWay = (keys: Keys): Shot[] => [byBearer(keys), byBrowser(keys), byCookie(keys), byPage(keys)];
const browserWays = (keys: Keys): Shot[] => [byBrowser(keys), byCookie(keys), byPage(keys)];

async function resetToken(parentId: string): Promise<string> {
  const token = randomToken();
  const expiresAt = new Date(Date.now() + 3_600_000);
  await system.db.token.create({
    data: { kind: "reset_password", hash: sha256(token), parentId, expiresAt },
  });
  return token;
}

const reset = (field: "password" | "newPassword"): Ending => ({
  name: `reset with ${field}`,
  act: async ({ id }) =>
    system.wire.send({
      method: "POST",
      path: "/api/auth/reset-password",
      body: { token: await resetToken(id), [field]: "another lantern river" },
    }),
  ends: everyWay,
});

const ENDINGS: Ending[] = [
  {
    name: "sign out",
    act: ({ keys: { cookie, cookieBearer } }) =>
      system.wire.send({
        method: "POST",
        path: "/api/auth/logout",
        token: cookieBearer,
        cookie,
        headers: OWN_PAGE,
      }),
    ends: browserWays,
  },
  {
    name: "sign out, the token lost",
    act: ({ keys: { cookie } }) =>
      system.wire.send({ method: "POST", path: "/api/auth/logout", cookie, headers: OWN_PAGE }),
    ends: browserWays,
  },
  {
    name: "sign out of all devices",
    act: ({ keys: { bearer } }) =>
      system.wire.send({ method: "DELETE", path: "/api/auth/sessions", token: bearer }),
    ends: everyWay,
  },
  {
    name: "sign another device out",
    act: async ({ keys }) => {
      const { json } = await system.wire.send({ path: "/api/auth/sessions", token: keys.bearer });
      const other = (json as { id: string; current: boolean }[]).find(({ current }) => !current);
      return system.wire.send({
        method: "DELETE",
        path: `/api/auth/sessions/${other?.id ?? ""}`,
        token: keys.bearer,
      });
    },
    ends: browserWays,
  },
  {
    name: "password changed",
    act: ({ keys: { bearer } }) =>
      system.wire.send({
        method: "PUT",
        path: "/api/profile/change-password",
        token: bearer,
        body: {
          currentPassword: PASSWORD,
          newPassword: "another lantern river",
          confirmPassword: "another lantern river",
        },
      }),
    ends: browserWays,
  },
  reset("password"),
  reset("newPassword"),
  {
    name: "account deleted",
    // As the deletion of an account leaves the row.
    act: async ({ id }) => {
      await system.db.parent.update({ where: { id }, data: { deletedAt: new Date() } });
      return system.wire.send({ path: "/api/health" });
    },
    ends: everyWay,
  },
];

const isLetIn = ({ status, shot }: Reply): boolean =>
  status === 200 || (shot.path === "/settings" && status < 300);

/**
 * Clients go on with the old credentials while they end. What was under way may still be answered; whatever starts
 * after the end was answered may not.
 */
async function race(ending: Ending): Promise<{ during: number; after: number }> {
  const { id, email } = await aParent(system);
  const person = { id, email, keys: await signInBoth(system, email) };
  const shots = ending.ends(person.keys);
  const before = await Promise.all(shots.map((shot) => system.wire.send(shot)));
  expect([ending.name, before.filter(isLetIn)]).toEqual([ending.name, before]);

  let during = 0;
  let over = false;
  const clients = shots.map(async (shot) => {
    while (!over) if (isLetIn(await system.wire.send(shot))) during += 1;
  });
  const ended = await ending.act(person);
  expect([ending.name, ended.status]).toEqual([ending.name, 200]);
  const replies = await Promise.all([...shots, ...shots].map((shot) => system.wire.send(shot)));
  over = true;
  await Promise.all(clients);
  return { during, after: replies.filter(isLetIn).length };
}

goal(
  { id: "S5", title: "old credentials against the end of their session", quick: 18, full: 1000, minutes: 40 },
  async ({ count, note }) => {
    let letIn = 0;
    const late: string[] = [];
    const rounds = Array.from({ length: count }, (_, index) => ENDINGS[index % ENDINGS.length]);
    await inParallel(rounds, 3, async (ending) => {
      if (!ending) return;
      const { during, after } = await race(ending);
      letIn += during;
      if (after > 0) late.push(`${ending.name}: ${after}`);
    });
    note("races", count);
    note("let in before the end", letIn);
    note("let in after it", late.length);
    expect(late).toEqual([]);
  },
);

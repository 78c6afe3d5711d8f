import { randomUUID } from "node:crypto";
import { beforeAll, expect } from "vitest";
import { linkIdentity, type IdentityFacts } from "@/lib/features/accounts/sign-in/link-identity";
import { linkIn, runJobs, type AccountsSystem } from "@/tests/integration/accounts/run-jobs";
import { visitor } from "@/tests/support/family";
import { goal } from "@/tests/support/goal";
import { guardedSystem, type GuardedSystem } from "@/tests/support/security/guarded-system";
import { anEmail, OWN_PAGE } from "@/tests/support/security/tenant";
import { cookiesOf, type Reply, type Shot } from "@/tests/support/security/wire";

let system: GuardedSystem;
let mailbox: AccountsSystem;

beforeAll(async () => {
  system = await guardedSystem();
  const sent: AccountsSystem["sent"] = [];
  const email: AccountsSystem["email"] = {
    send: (message) => {
      sent.push(message);
      return Promise.resolve({ providerId: randomUUID() });
    },
  };
  mailbox = { ...system, email, sent };
});

const ATTACKERS = "mallory chose these words";
const VICTIMS = "robin chose other words";

/** A browser of its own: what it was given, it sends back. */
class Browser {
  #jar = new Map<string, string>();
  token: string | null = null;

  async send(shot: Shot): Promise<Reply> {
    const cookie = [...this.#jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...OWN_PAGE, ...shot.headers };
    const reply = await system.wire.send({ ...shot, headers, cookie, token: this.token });
    for (const pair of cookiesOf(reply).split("; ").filter(Boolean)) {
      const [name = "", ...value] = pair.split("=");
      this.#jar.set(name, value.join("="));
    }
    return reply;
  }

  post = (path: string, body: object) => this.send({ method: "POST", path: `/api/auth/${path}`, body });

  register = (email: string, password: string) =>
    this.post("register", { email, password, firstName: "Robin", lastName: "Hale" });

  async signIn(email: string, password: string): Promise<boolean> {
    const reply = await this.post("login", { email, password });
    if (reply.status === 200) this.token = (reply.json as { token: string }).token;
    return reply.status === 200;
  }

  /** Goes on from a sign-up as the waiting browser does. */
  goOn = async () => (await this.post("sign-up/continue", {})).status === 200;

  /** Opens the newest link of a kind in the mailbox. */
  async follow(email: string, kind: "/verify-email" | "/reset-password/"): Promise<string> {
    await runJobs(mailbox);
    const link = linkIn(mailbox, email, kind);
    const token = link.searchParams.get("token") ?? link.pathname.split("/").at(-1) ?? "";
    if (kind === "/verify-email") await this.send({ path: `/api/auth/verify-email?token=${token}` });
    return token;
  }

  async reset(email: string, password: string): Promise<void> {
    await this.post("forgot-password", { email });
    const token = await this.follow(email, "/reset-password/");
    const reply = await this.post("reset-password", { token, password });
    expect(reply.status).toBe(200);
  }

  isIn = async () => (await this.send({ path: "/api/children" })).status === 200;
}

/** Every link of a kind that lies in the mailbox, oldest first. */
const verifyTokens = (email: string): string[] =>
  mailbox.sent
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => /verify-email\?token=([\w-]+)/.exec(text)?.[1] ?? []);

const google = (email: string, facts: Partial<IdentityFacts> = {}): IdentityFacts => ({
  provider: "google",
  subject: randomUUID(),
  email,
  isEmailVerified: true,
  provenAt: null,
  firstName: "Robin",
  lastName: "Hale",
  ...facts,
});
const signInAt = (facts: IdentityFacts) => linkIdentity(visitor(system), facts);
const parentOf = (email: string) => system.db.parent.findUnique({ where: { email }, select: { id: true } });

type Attack = (pick: <T>(options: readonly T[]) => T) => Promise<boolean>;

/** The account is prepared with a password; its owner comes through a provider. */
const federatedMerge: Attack = async (pick) => {
  const [attacker, email] = [new Browser(), anEmail()];
  await attacker.register(email, ATTACKERS);
  if (pick([true, false])) await runJobs(mailbox);
  const linked = await signInAt(google(email, { provider: pick(["google", "github"]) }));
  expect(linked.outcome).toBe("signed-in");
  if (pick([true, false])) await attacker.register(email, ATTACKERS);
  await runJobs(mailbox);
  return (await attacker.signIn(email, ATTACKERS)) || attacker.isIn();
};

/** The attacker had the mailbox, or the account, once, and stays signed in; the owner takes a new password. */
const unexpiredSession: Attack = async (pick) => {
  const [attacker, victim, email] = [new Browser(), new Browser(), anEmail()];
  await attacker.register(email, ATTACKERS);
  await attacker.follow(email, "/verify-email");
  expect(await attacker.signIn(email, ATTACKERS)).toBe(true);
  const elsewhere = new Browser();
  if (pick([true, false])) await elsewhere.signIn(email, ATTACKERS);
  await victim.reset(email, VICTIMS);
  expect(await victim.signIn(email, VICTIMS)).toBe(true);
  return (await attacker.isIn()) || (await elsewhere.isIn()) || attacker.signIn(email, ATTACKERS);
};

/** An identity of the attacker's is put on the account beforehand, to come back through later. */
const trojanIdentifier: Attack = async (pick) => {
  const [victim, email] = [new Browser(), anEmail()];
  const provider = pick(["google", "github"] as const);
  const trojan = google(pick([anEmail(), email]), { provider, isEmailVerified: pick([true, false]) });
  const isOwnAddress = trojan.email !== email;
  // A provider that vouches for the owner's address says that the attacker is the owner.
  if (!isOwnAddress && trojan.isEmailVerified) return false;
  await signInAt(trojan);
  await victim.register(email, VICTIMS);
  await victim.follow(email, "/verify-email");
  const back = await signInAt(trojan);
  const owner = await parentOf(email);
  return back.outcome === "signed-in" && back.parentId === owner?.id;
};

/** Links of the attacker's registrations lie in the mailbox beside the owner's own, and the owner opens any of them. */
const unexpiredLink: Attack = async (pick) => {
  const [attacker, victim, email] = [new Browser(), new Browser(), anEmail()];
  await attacker.register(email, ATTACKERS);
  await runJobs(mailbox);
  await victim.register(email, VICTIMS);
  await runJobs(mailbox);
  if (pick([true, false])) await attacker.register(email, ATTACKERS);
  await runJobs(mailbox);
  const links = verifyTokens(email);
  for (const token of pick([links, links.slice(-1), [...links].reverse()])) {
    await victim.send({ path: `/api/auth/verify-email?token=${token}` });
  }
  for (const token of links) await attacker.send({ path: `/api/auth/verify-email?token=${token}x` });
  if (!(await victim.signIn(email, VICTIMS))) {
    await victim.reset(email, VICTIMS);
    expect(await victim.signIn(email, VICTIMS)).toBe(true);
  }
  return attacker.signIn(email, ATTACKERS);
};

/** 16.40: the owner's browser, or something between, sends nothing that tells of a browser; or something asks by HEAD. */
const namelessBrowser: Attack = async (pick) => {
  const [attacker, email] = [new Browser(), anEmail()];
  await attacker.register(email, ATTACKERS);
  await runJobs(mailbox);
  for (const token of verifyTokens(email)) {
    const path = `/api/auth/verify-email?token=${token}`;
    const method = pick(["GET", "HEAD"] as const);
    await system.wire.send({ path, method });
    if (pick([true, false])) await system.wire.send({ path });
  }
  return (await attacker.signIn(email, ATTACKERS)) || attacker.goOn();
};

/** The attacker's browser waits, as the owner's would, for the owner to open the link from another device. */
const waitingBrowser: Attack = async (pick) => {
  const [attacker, victim, email] = [new Browser(), new Browser(), anEmail()];
  await attacker.register(email, ATTACKERS);
  const token = await victim.follow(email, "/verify-email");
  const guess = { token: pick([`${token}x`, "x".repeat(43), ""]), wasMe: true };
  await attacker.post("sign-up/approve", guess);
  if (await attacker.goOn()) return true;
  if (pick([true, false])) await victim.post("sign-up/approve", { token, wasMe: false });
  await attacker.post("sign-up/approve", guess);
  return (await attacker.goOn()) || attacker.signIn(email, ATTACKERS);
};

/** A provider that lets anybody claim an address. */
const unverifyingProvider: Attack = async (pick) => {
  const [victim, email] = [new Browser(), anEmail()];
  const provider = pick(["google", "github"] as const);
  const claimed = google(email, { provider, isEmailVerified: false });
  const isFirst = pick([true, false]);
  if (isFirst) expect((await signInAt(claimed)).outcome).toBe("unverified");
  await victim.register(email, VICTIMS);
  await victim.follow(email, "/verify-email");
  return (await signInAt(claimed)).outcome === "signed-in";
};

const ATTACKS = {
  federatedMerge,
  unexpiredSession,
  trojanIdentifier,
  unexpiredLink,
  unverifyingProvider,
  namelessBrowser,
  waitingBrowser,
};

goal(
  { id: "S38", title: "accounts that were prepared for their owner", quick: 4, full: 20 },
  async ({ count, random, note }) => {
    const shared: string[] = [];
    for (const [name, attack] of Object.entries(ATTACKS)) {
      for (let round = 0; round < count; round += 1) {
        if (await attack((options) => random.pick(options))) shared.push(name);
      }
    }
    note("attacks", count * Object.keys(ATTACKS).length);
    expect(shared).toEqual([]);
  },
);

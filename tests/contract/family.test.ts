import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { FamilyView, OpenedInvitationView } from "@/lib/features/family/contract";
import { guardedClient, guardedParent, refusalOf } from "@/tests/support/guarded-client";
import { mailTo, type ApiClient, type NewParent } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { until } from "@/tests/support/until";

const system = testSystem();
const LINK = "/api/family/invitation";

type Parent = ApiClient & { parent: NewParent };
let owner: Parent;
let guest: Parent;
const visitor = guardedClient(system.app);

beforeAll(async () => {
  [owner, guest] = await Promise.all([guardedParent(system), guardedParent(system)]);
});

/** The token of a link that came to an address, of none that is known already. */
const tokenFor = (email: string, known?: string): Promise<string> =>
  until(`an invitation to ${email}`, async () => {
    const mails = await mailTo(system.mail, email);
    const tokens = mails.flatMap(({ text }) => /join-family\?token=([\w-]+)/u.exec(text)?.[1] ?? []);
    return tokens.find((token) => token !== known) ?? null;
  });

const lookAt = (client: ApiClient, token: string) =>
  client.call<OpenedInvitationView>("GET", `${LINK}?token=${token}`);

test("13.5: an invitation is looked at, sent again, accepted once, and ends what it began", async () => {
  const { email } = guest.parent;
  const invited = await owner.call<FamilyView>("POST", "/api/family/invitations", { email });
  expect([invited.status, invited.json.invitations[0]?.status]).toEqual([201, "open"]);
  const first = await tokenFor(email);
  const from = owner.parent.firstName;
  expect((await lookAt(visitor, first)).json).toEqual({ from, status: "open", you: "visitor" });
  expect((await lookAt(owner, first)).json.you).toBe("inviter");

  const again = await owner.call(
    "POST",
    `/api/family/invitations/${invited.json.invitations[0]?.id ?? ""}/again`,
  );
  expect(again.status).toBe(200);
  expect(refusalOf(await lookAt(visitor, first)).status).toBe(400);
  const token = await tokenFor(email, first);
  expect((await lookAt(guest, token)).json).toEqual({ from, status: "open", you: "invited" });
  expect(refusalOf(await owner.call("POST", LINK, { token })).status).toBe(400);
  expect((await guest.call("POST", LINK, { token })).status).toBe(200);
  expect(refusalOf(await guest.call("POST", LINK, { token })).status).toBe(409);
  expect((await guest.call<FamilyView>("GET", "/api/family")).json.readsWith).toMatchObject([{ name: from }]);
});

test("13.5: whoever has no account says no by the link alone", async () => {
  const email = `nobody-${randomUUID()}@example.test`;
  expect((await owner.call("POST", "/api/family/invitations", { email })).status).toBe(201);
  const token = await tokenFor(email);
  expect((await visitor.call("POST", `${LINK}/decline`, { token })).status).toBe(200);
  expect((await lookAt(visitor, token)).json.status).toBe("declined");
  const refused = await visitor.call("POST", `${LINK}/decline`, { token: "of-nobody" });
  expect(refusalOf(refused).status).toBe(400);
});

import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { acceptInvitation } from "@/lib/features/family/accept-invitation";
import { inviteInput } from "@/lib/features/family/contract";
import { declineInvitation } from "@/lib/features/family/decline-invitation";
import { endMembership } from "@/lib/features/family/end-membership";
import { forgetInvitations } from "@/lib/features/family/forget-invitations";
import { inviteAgain } from "@/lib/features/family/invite";
import { lookAtInvitation } from "@/lib/features/family/look-at-invitation";
import { showFamily } from "@/lib/features/family/show-family";
import { withdrawInvitation } from "@/lib/features/family/withdraw-invitation";
import type { Context } from "@/lib/platform/context";
import { randomToken } from "@/lib/platform/tokens/random-token";
import { AppError } from "@/lib/shared/app-error";
import {
  accountsSystem,
  anAddress,
  aVisitor,
  runJobs,
  type AccountsSystem,
} from "@/tests/integration/accounts/run-jobs";
import { signedInParent, system as asSystem } from "@/tests/support/family";
import { accept, again, aFamily, emailOf, fromElsewhere, inviteFrom, join, mailedTo } from "./two-families";

let system: AccountsSystem;
beforeAll(async () => {
  system = await accountsSystem({ RATE_LIMITS: "on" });
});

const DAY_MS = 24 * 3600 * 1000;
const later = (ctx: Context, days: number): Context => ({
  ...ctx,
  now: () => new Date(Date.now() + days * DAY_MS),
});
const look = (ctx: Context, token: string) => lookAtInvitation(ctx, { token, address: fromElsewhere() });
const decline = (token: string) => declineInvitation(aVisitor(system), { token, address: fromElsewhere() });
const codeOf = (error: unknown) => (error instanceof AppError ? error.code : "broken");
const DEAD = { code: "VALIDATION", message: expect.stringContaining("can’t be used any more") as string };

async function invited() {
  const owner = await aFamily(system, "Jane", "Mabel");
  const reader = await signedInParent(system, { firstName: "Grace" });
  await inviteFrom(owner.ctx, emailOf(reader));
  return { owner: owner.ctx, reader, token: await mailedTo(system, emailOf(reader)) };
}

describe("13.5: an invitation to read with a family", () => {
  test("goes by mail, is accepted once by the account of its address, and both sides see it", async () => {
    const { owner, reader, token } = await invited();
    const mail = system.sent.findLast(({ to }) => to === emailOf(reader));
    expect(mail?.subject).toBe("Jane invites you to read on Talewick");
    expect(`${mail?.html ?? ""}${mail?.text ?? ""}`).not.toMatch(/Mabel|Hale/);
    expect(await look(aVisitor(system), token)).toEqual({ from: "Jane", status: "open", you: "visitor" });
    expect(await look(reader, token)).toMatchObject({ you: "invited" });
    expect(await accept(reader, token)).toEqual({ message: "You read with Jane’s family now." });

    expect(await showFamily(owner)).toMatchObject({
      readers: [{ name: "Grace Hale" }],
      invitations: [],
      room: 1,
    });
    expect(await showFamily(reader)).toMatchObject({ readers: [], readsWith: [{ name: "Jane" }], room: 2 });
    await runJobs(system);
    expect(system.sent.findLast(({ to }) => to === emailOf(owner))?.subject).toBe(
      "Grace reads with your family now",
    );
    await expect(accept(reader, token)).rejects.toMatchObject({
      code: "CONFLICT",
      message: "This invitation was used already.",
    });
    await expect(decline(token)).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await showFamily(owner)).readers).toHaveLength(1);
  });

  test("is accepted once, however often at once", async () => {
    const { owner, reader, token } = await invited();
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => accept(reader, token)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await showFamily(owner)).readers).toHaveLength(1);
  });

  test("two who invite each other and accept at once both read", async () => {
    const [jane, ada] = [await aFamily(system, "Jane", "Mabel"), await aFamily(system, "Ada", "Leo")];
    await inviteFrom(jane.ctx, emailOf(ada.ctx));
    await inviteFrom(ada.ctx, emailOf(jane.ctx));
    const [toAda, toJane] = [
      await mailedTo(system, emailOf(ada.ctx)),
      await mailedTo(system, emailOf(jane.ctx)),
    ];
    await Promise.all([accept(ada.ctx, toAda), accept(jane.ctx, toJane)]);
    expect((await showFamily(jane.ctx)).readsWith).toMatchObject([{ name: "Ada" }]);
    expect((await showFamily(ada.ctx)).readsWith).toMatchObject([{ name: "Jane" }]);
  });

  test("never goes to oneself, and nobody accepts their own", async () => {
    const { owner, token } = await invited();
    const own = inviteFrom(owner, inviteInput.parse({ email: ` ${emailOf(owner).toUpperCase()} ` }).email);
    await expect(own).rejects.toMatchObject({
      code: "VALIDATION",
      details: { email: expect.stringContaining("your own") as string },
    });
    expect(await look(owner, token)).toMatchObject({ you: "inviter" });
    await expect(accept(owner, token)).rejects.toMatchObject({ code: "VALIDATION" });
  });

  test("another account can't use it, and isn't told for whom it is", async () => {
    const { owner, reader, token } = await invited();
    const thief = await signedInParent(system);
    expect(await look(thief, token)).toEqual({ from: "Jane", status: "open", you: "other" });
    const tried = accept(thief, token).catch((error: unknown) => error);
    expect(await tried).toMatchObject({ code: "FORBIDDEN" });
    expect(String(await tried)).not.toContain(emailOf(reader));
    expect((await showFamily(owner)).readers).toEqual([]);
    await accept(reader, token);
  });

  test.each([
    ["reader", "deletionDueAt"],
    ["owner", "deletionDueAt"],
    ["owner", "deletedAt"],
  ] as const)("leads nowhere where the %s’s account has %s", async (whose, column) => {
    const all = await invited();
    const where = { id: all[whose].parentId };
    const data = {
      [column]: new Date(Date.now() + DAY_MS),
      ...(column === "deletionDueAt" && { deletionAskedAt: new Date() }),
    };
    await system.db.parent.update({ where, data });
    await expect(accept(all.reader, all.token)).rejects.toMatchObject(DEAD);
    expect(await system.db.familyMember.count({ where: { readerId: all.reader.parentId } })).toBe(0);
  });

  test("ends after a week, by withdrawal, and by being sent again", async () => {
    const { owner, reader, token } = await invited();
    await expect(look(later(reader, 7.01), token)).rejects.toMatchObject(DEAD);
    expect((await showFamily(later(owner, 7.01))).invitations).toMatchObject([{ status: "over" }]);
    const [open] = (await showFamily(owner)).invitations;
    const after = await inviteAgain(owner, { id: open?.id ?? "", address: fromElsewhere() });
    expect(after.invitations).toMatchObject([{ email: emailOf(reader), status: "open" }]);
    await expect(accept(reader, token)).rejects.toMatchObject(DEAD);
    const second = await mailedTo(system, emailOf(reader));
    expect((await withdrawInvitation(owner, after.invitations[0]?.id ?? "")).invitations).toEqual([]);
    await expect(accept(reader, second)).rejects.toMatchObject(DEAD);
  });

  test("is declined without an account, and the owner sees it and may ask again", async () => {
    const { owner, reader, token } = await invited();
    expect((await decline(token)).message).toMatch(/declined/);
    expect((await decline(token)).message).toMatch(/declined/);
    await expect(accept(reader, token)).rejects.toMatchObject({ code: "CONFLICT" });
    const { invitations, room } = await showFamily(owner);
    expect([invitations, room]).toMatchObject([[{ status: "declined" }], 2]);
    await inviteFrom(owner, emailOf(reader));
    await accept(reader, await mailedTo(system, emailOf(reader)));
  });

  test("waits in the settings of its address, is answered there, and is nobody else’s", async () => {
    const { owner, reader, token } = await invited();
    const { askedBy } = await showFamily(reader);
    expect(askedBy).toMatchObject([{ from: "Jane" }]);
    const id = askedBy[0]?.id ?? "";
    const stranger = await signedInParent(system);
    for (const who of [owner, stranger]) {
      expect((await showFamily(who)).askedBy).toEqual([]);
      await expect(acceptInvitation(who, { id })).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(declineInvitation(who, { id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
    await acceptInvitation(reader, { id });
    await expect(acceptInvitation(reader, { id })).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(accept(reader, token)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await showFamily(reader)).toMatchObject({ askedBy: [], readsWith: [{ name: "Jane" }] });
  });

  test("there is room for two, with those who are invited", async () => {
    const { owner, reader, token } = await invited();
    await expect(inviteFrom(owner, emailOf(reader))).rejects.toMatchObject({
      details: { email: expect.stringContaining("already") as string },
    });
    await accept(reader, token);
    await expect(inviteFrom(owner, emailOf(reader))).rejects.toMatchObject({ code: "VALIDATION" });
    const races = Array.from({ length: 8 }, () => inviteFrom(owner, anAddress()));
    const done = (await Promise.allSettled(races)).filter(({ status }) => status === "fulfilled");
    expect(done).toHaveLength(1);
    expect((await showFamily(owner)).room).toBe(0);
  });

  test("asks for a proof, and is counted by parent and by address", async () => {
    const { owner } = await invited();
    const { actor } = owner;
    if (actor.kind !== "parent") throw new Error("nobody");
    const stale = { ...owner, actor: { ...actor, provenAt: new Date(0) } };
    await expect(inviteFrom(stale, anAddress())).rejects.toMatchObject({ code: "PROOF_NEEDED" });
    const wanted = anAddress();
    const tries = [];
    for (let index = 0; index < 4; index += 1) {
      const { ctx } = await aFamily(system, "Jane", "Mabel");
      tries.push(await inviteFrom(ctx, wanted).then(() => "sent", codeOf));
    }
    expect(tries).toEqual(["sent", "sent", "sent", "RATE_LIMITED"]);
  });

  test.each([
    "a@b.example\r\nBcc: c@d.example",
    "a@b.example, c@d.example",
    "a@b.example\u0000",
    "<a@b.example>",
    "a b@c.example",
  ])("%j is no address", (email) => {
    expect(inviteInput.safeParse({ email }).success).toBe(false);
  });

  test("nobody finds a link by trying", async () => {
    const address = randomUUID();
    const tries = [];
    for (let index = 0; index < 22; index += 1) {
      const token = randomToken();
      tries.push(await lookAtInvitation(aVisitor(system), { token, address }).catch(codeOf));
    }
    expect(tries[0]).toBe("VALIDATION");
    expect(tries.at(-1)).toBe("RATE_LIMITED");
  });

  test("another parent’s invitation is nobody’s", async () => {
    const { owner, reader } = await invited();
    const id = (await showFamily(owner)).invitations[0]?.id ?? "";
    const stranger = await signedInParent(system);
    for (const who of [reader, stranger]) {
      await expect(withdrawInvitation(who, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(inviteAgain(who, { id, address: fromElsewhere() })).rejects.toMatchObject({
        code: "NOT_FOUND",
      });
      await expect(endMembership(who, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
    await join(system, (await aFamily(system, "Ada", "Leo")).ctx, reader);
    const member = (await showFamily(await again(reader))).readsWith[0]?.id ?? "";
    await expect(endMembership(stranger, member)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("goes a week after its end, and stands in the record of changes of its owner", async () => {
    const { owner, reader, token } = await invited();
    await accept(reader, token);
    const rows = async (parentId: string) =>
      (
        await system.db.auditEntry.findMany({
          where: { subjectParentId: parentId, tableName: { startsWith: "family" } },
        })
      ).map(({ action, tableName }) => `${action} ${tableName}`);
    expect((await rows(owner.parentId)).sort()).toEqual([
      "INSERT family_invitations",
      "INSERT family_members",
      "UPDATE family_invitations",
    ]);
    expect(await rows(reader.parentId)).toEqual(["INSERT family_members"]);
    const count = () => system.db.familyInvitation.count({ where: { parentId: owner.parentId } });
    await forgetInvitations(later(asSystem(system), 13.9));
    expect(await count()).toBe(1);
    await forgetInvitations(later(asSystem(system), 14.1));
    expect(await count()).toBe(0);
  });
});

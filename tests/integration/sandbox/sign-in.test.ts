import { createHash, createPublicKey, createVerify } from "node:crypto";
import type { JsonWebKey } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { GITHUB_CLIENT, GITHUB_PEOPLE, GOOGLE_CLIENT, GOOGLE_PEOPLE } from "@/sandbox/oauth/people";
import type { Account } from "./sandboxed-account";
import { openAccount } from "./sandboxed-account";

let account: Account;

beforeEach(async () => {
  account = await openAccount();
});

afterEach(async () => {
  await account.close();
});

const VERIFIER = "a-verifier-that-is-long-enough-for-the-standard";
const CHALLENGE = createHash("sha256").update(VERIFIER).digest("base64url");

async function json(address: string, init?: RequestInit): Promise<Record<string, unknown>> {
  return (await (await fetch(address, init)).json()) as Record<string, unknown>;
}

async function codeFrom(address: string, form: Record<string, string>): Promise<string> {
  const answer = await fetch(address, {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
  });
  return new URL(answer.headers.get("location") ?? "").searchParams.get("code") ?? "";
}

async function googleTokens(email: string, verifier = VERIFIER): Promise<Record<string, unknown>> {
  const redirect_uri = "http://localhost:3000/api/auth/callback/google";
  const grant = {
    client_id: GOOGLE_CLIENT.id,
    redirect_uri,
    nonce: "n-1",
    code_challenge: CHALLENGE,
    code_challenge_method: "S256",
  };
  const code = await codeFrom(`${account.googleUrl}/o/oauth2/v2/auth/callback`, {
    ...grant,
    email,
    scope: "openid email",
    state: "s",
  });
  const exchange = {
    grant_type: "authorization_code",
    code,
    redirect_uri,
    client_id: GOOGLE_CLIENT.id,
    client_secret: GOOGLE_CLIENT.secret,
  };
  return json(`${account.googleUrl}/oauth2/token`, {
    method: "POST",
    body: new URLSearchParams({ ...exchange, code_verifier: verifier }),
  });
}

test.each(GOOGLE_PEOPLE)(
  "Google knows $email under one subject, start after start",
  async ({ email, sub, verified }) => {
    const [header = "", payload = "", signature = ""] = String((await googleTokens(email))["id_token"]).split(
      ".",
    );
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>;
    expect(claims).toMatchObject({
      sub,
      email,
      email_verified: verified,
      iss: account.googleUrl,
      aud: GOOGLE_CLIENT.id,
      nonce: "n-1",
    });

    const { keys } = (await json(`${account.googleUrl}/oauth2/v3/certs`)) as unknown as {
      keys: JsonWebKey[];
    };
    const key = createPublicKey({ key: keys[0] ?? {}, format: "jwk" });
    const verifies = createVerify("RSA-SHA256")
      .update(`${header}.${payload}`)
      .verify(key, signature, "base64url");
    expect(verifies).toBe(true);
  },
);

test("Google's discovery names only addresses that answer here", async () => {
  const discovery = await json(`${account.googleUrl}/.well-known/openid-configuration`);
  for (const key of ["issuer", "authorization_endpoint", "token_endpoint", "userinfo_endpoint", "jwks_uri"]) {
    expect(String(discovery[key]).startsWith(account.googleUrl)).toBe(true);
  }
});

test("Google refuses a wrong verifier and an unknown way back", async () => {
  expect(await googleTokens(GOOGLE_PEOPLE[0]?.email ?? "", "another")).toMatchObject({
    error: "invalid_grant",
  });
  const query = new URLSearchParams({
    client_id: GOOGLE_CLIENT.id,
    redirect_uri: "http://evil.example/callback",
  });
  expect((await fetch(`${account.googleUrl}/o/oauth2/v2/auth?${query.toString()}`)).status).toBe(400);
});

test.each(GITHUB_PEOPLE)(
  "GitHub knows $login under one id and says whether the address is verified",
  async (person) => {
    const redirect_uri = "http://localhost:3000/api/auth/callback/github";
    const code = await codeFrom(`${account.githubUrl}/login/oauth/callback`, {
      login: person.login,
      redirect_uri,
      scope: "read:user user:email",
      state: "s",
      client_id: GITHUB_CLIENT.id,
    });
    const { access_token } = await json(`${account.githubUrl}/login/oauth/access_token`, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams({
        code,
        redirect_uri,
        client_id: GITHUB_CLIENT.id,
        client_secret: GITHUB_CLIENT.secret,
      }),
    });
    const headers = { authorization: `Bearer ${String(access_token)}` };
    expect(await json(`${account.githubUrl}/user`, { headers })).toMatchObject({
      id: person.id,
      login: person.login,
    });
    expect(await json(`${account.githubUrl}/user/emails`, { headers })).toEqual([
      { email: person.email, primary: true, verified: person.verified, visibility: "public" },
    ]);
  },
);

test("the choice of people is a page in the browser", async () => {
  const query = new URLSearchParams({
    client_id: GITHUB_CLIENT.id,
    redirect_uri: "http://localhost:3000/api/auth/callback/github",
  });
  const html = await (await fetch(`${account.githubUrl}/login/oauth/authorize?${query.toString()}`)).text();
  for (const { login } of GITHUB_PEOPLE) expect(html).toContain(login);
});

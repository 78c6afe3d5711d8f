import { createSign, generateKeyPairSync } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { createEmulator, defineEmulator } from "emulate";
import { withFreePort } from "@/sandbox/free-port";
import type { Running } from "@/sandbox/running";
import { forward } from "@/sandbox/upstream";
import { GOOGLE_CLIENT, GOOGLE_PEOPLE } from "./people";

const KEY_ID = "sandbox-google";

/**
 * The emulator's Google gives its users new subjects at every start. This front passes everything through and
 * puts the fixed subject into the id token, signed again with a key of its own, and into the user info.
 */
export async function startGoogle(port: number, redirectUri: string): Promise<Running> {
  /** Sign-ins, by their nonce, that want to be told when the person was asked. */
  const whereAskedWhen = new Set<unknown>();
  const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const publicKey = { ...keys.publicKey.export({ format: "jwk" }), kid: KEY_ID, use: "sig", alg: "RS256" };
  const inner = await createEmulator({
    service: "google",
    port: 0,
    seed: {
      google: {
        users: GOOGLE_PEOPLE.map(({ email, name, verified }) => ({ email, name, email_verified: verified })),
        oauth_clients: [
          {
            client_id: GOOGLE_CLIENT.id,
            client_secret: GOOGLE_CLIENT.secret,
            name: "Talewick",
            redirect_uris: [redirectUri],
          },
        ],
      },
    },
  });

  const front = defineEmulator({
    name: "google",
    cors: false,
    state: () => ({}),
    setup({ app, baseUrl }) {
      app.get("/o/oauth2/v2/auth", (c) => {
        if (c.req.query("claims")?.includes('"auth_time"')) whereAskedWhen.add(c.req.query("nonce") ?? "");
        return forward(c.req.raw, inner.url);
      });
      app.get("/oauth2/v3/certs", (c) => c.json({ keys: [publicKey] }));
      app.post("/oauth2/token", async (c) => {
        const answer = await forward(c.req.raw, inner.url);
        const body = (await answer.json()) as Record<string, unknown>;
        if (typeof body["id_token"] === "string")
          body["id_token"] = signAgain(
            withAuthTime(claimsIn(body["id_token"]), whereAskedWhen),
            baseUrl,
            keys.privateKey,
          );
        return c.json(body, answer.status);
      });
      app.get("/oauth2/v2/userinfo", async (c) => {
        const answer = await forward(c.req.raw, inner.url);
        return c.json(withFixedSubject((await answer.json()) as Record<string, unknown>), answer.status);
      });
      app.get("/.well-known/openid-configuration", async (c) => {
        const answer = await forward(c.req.raw, inner.url);
        return c.body((await answer.text()).replaceAll(inner.url, baseUrl), answer.status, {
          "content-type": "application/json",
        });
      });
      app.notFound((c) => forward(c.req.raw, inner.url));
    },
  });
  const outer = await withFreePort(port, (free) => createEmulator({ service: front, port: free }));
  return {
    url: outer.url,
    async stop() {
      await Promise.all([outer.close(), inner.close()]);
    },
  };
}

type Claims = Record<string, unknown>;

const claimsIn = (idToken: string) =>
  JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString()) as Claims;

const personOf = (claims: Claims) => GOOGLE_PEOPLE.find(({ email }) => email === claims["email"]);

/** Everybody was asked just now but those whom Google knows. */
const withAuthTime = (claims: Claims, wanted: ReadonlySet<unknown>): Claims =>
  wanted.has(claims["nonce"])
    ? { ...claims, auth_time: Number(claims["iat"]) - (personOf(claims)?.knownForSeconds ?? 0) }
    : claims;

function withFixedSubject(claims: Claims): Claims {
  const person = personOf(claims);
  return person ? { ...claims, sub: person.sub } : claims;
}

/** The same claims under the front's own name and signature. */
function signAgain(claims: Claims, issuer: string, key: KeyObject): string {
  const header = encode({ alg: "RS256", kid: KEY_ID, typ: "JWT" });
  const payload = encode({ ...withFixedSubject(claims), iss: issuer });
  const signature = createSign("RSA-SHA256").update(`${header}.${payload}`).sign(key, "base64url");
  return `${header}.${payload}.${signature}`;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

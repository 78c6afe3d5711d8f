import { createEmulator, defineEmulator } from "emulate";
import { withFreePort } from "@/sandbox/free-port";
import type { Running } from "@/sandbox/running";
import { forward } from "@/sandbox/upstream";
import { GITHUB_CLIENT, GITHUB_PEOPLE } from "./people";

/**
 * The emulator's GitHub numbers its users in the order of their seeding and calls every address verified.
 * This front passes everything through and puts our people's own ids and flags in.
 */
export async function startGitHub(port: number, redirectUri: string): Promise<Running> {
  const inner = await createEmulator({
    service: "github",
    port: 0,
    seed: {
      github: {
        users: GITHUB_PEOPLE.map(({ login, name, email }) => ({ login, name, email })),
        oauth_apps: [
          {
            client_id: GITHUB_CLIENT.id,
            client_secret: GITHUB_CLIENT.secret,
            name: "Talewick",
            redirect_uris: [redirectUri],
          },
        ],
      },
    },
  });

  const front = defineEmulator({
    name: "github",
    cors: false,
    state: () => ({}),
    setup({ app, baseUrl }) {
      app.get("/user", async (c) => {
        const answer = await forward(c.req.raw, inner.url);
        const user = JSON.parse((await answer.text()).replaceAll(inner.url, baseUrl)) as { login?: string };
        const person = GITHUB_PEOPLE.find(({ login }) => login === user.login);
        return c.json({ ...user, ...(person && { id: person.id }) }, answer.status);
      });
      app.get("/user/emails", async (c) => {
        const answer = await forward(c.req.raw, inner.url);
        const addresses: unknown = await answer.json();
        return c.json(Array.isArray(addresses) ? addresses.map(withTrueFlag) : addresses, answer.status);
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

function withTrueFlag(address: { email: string }): object {
  const person = GITHUB_PEOPLE.find(({ email }) => email === address.email);
  return { ...address, verified: person?.verified ?? true };
}

import { registeredParent } from "@/tests/support/http-client";
import { plain, type Figure } from "./figure";
import { load } from "./load";

export async function benchSignIn(system: { app: string; mail: string }): Promise<Figure[]> {
  const { parent } = await registeredParent(system);
  const result = await load({
    url: `${system.app}/api/auth/login`,
    connections: 8,
    seconds: 6,
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: parent.email, password: parent.password }),
  });
  return [
    plain("sign-in: a second", result.perSecond, "/s"),
    plain("sign-in: p99 at 8 connections", result.p99, "ms"),
    { name: "sign-in: failed requests", value: result.failed, unit: "", goal: "0", met: result.failed === 0 },
  ];
}

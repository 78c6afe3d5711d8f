import { cookiesOf, type ApiClient, type NewParent } from "@/tests/support/http-client";

/** The cookies of a browser in which a parent has signed in: a program's token opens no page. */
export async function signedInCookie(client: ApiClient & { parent: NewParent }): Promise<string> {
  const { email, password } = client.parent;
  const headers = { "x-talewick-client": "" };
  const cookie = cookiesOf(await client.call("POST", "/api/auth/login", { email, password }, headers));
  if (cookie === "") throw new Error("the benchmark's parent has no cookie");
  return cookie;
}

const unescape = (html: string) =>
  html.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#39;", "'");

/** Presses somebody's name on the sandbox's page of a provider; answers with our callback address. */
export async function choosePerson(page: string, person: string): Promise<URL> {
  const html = await (await fetch(page)).text();
  const form = html.split("<form").find((part) => part.includes(person)) ?? "";
  const action = unescape(/action="([^"]*)"/.exec(form)?.[1] ?? "");
  const fields = [...form.matchAll(/<input[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g)];
  const body = new URLSearchParams(fields.map(([, name = "", value = ""]) => [name, unescape(value)]));
  const response = await fetch(new URL(action, page), { method: "POST", body, redirect: "manual" });
  return new URL(response.headers.get("location") ?? "", page);
}

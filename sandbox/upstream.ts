/** Passes a request on to another local server and returns its answer, redirects included. */
export async function forward(request: Request, upstream: string): Promise<Response> {
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ["host", "connection", "content-length", "accept-encoding"]) headers.delete(name);
  const body = request.method === "GET" || request.method === "HEAD" ? null : await request.arrayBuffer();
  const answer = await fetch(`${upstream}${url.pathname}${url.search}`, {
    method: request.method,
    headers,
    body,
    redirect: "manual",
  });
  const passed = new Headers(answer.headers);
  for (const name of [
    "content-length",
    "content-encoding",
    "transfer-encoding",
    "connection",
    "keep-alive",
  ]) {
    passed.delete(name);
  }
  const content = await answer.arrayBuffer();
  // A 204 may not even have an empty body.
  return new Response(content.byteLength > 0 ? content : null, { status: answer.status, headers: passed });
}

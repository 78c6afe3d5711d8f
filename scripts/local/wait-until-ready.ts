const POLL_MS = 100;
const GIVE_UP_MS = 60_000;

const isOk = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    (response) => response.ok,
    () => false,
  );

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/** Resolves when `url` answers with success; rejects when `ended` resolves first or a minute has passed. */
export async function waitUntilReady(url: string, ended: Promise<void>): Promise<void> {
  const gone = ended.then(() => {
    throw new Error("the web process ended before it was ready");
  });
  const deadline = Date.now() + GIVE_UP_MS;
  while (!(await Promise.race([isOk(url), gone]))) {
    if (Date.now() > deadline) throw new Error(`${url} was not ready within a minute`);
    await Promise.race([pause(), gone]);
  }
  // The process may end later; nobody waits for this promise then.
  gone.catch(() => undefined);
}

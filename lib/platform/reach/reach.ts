/**
 * The status that an address of our own or of a provider's answers; asks nothing that needs a key.
 * @throws where nobody answers in time
 */
export async function reach(url: string, withinMs: number): Promise<number> {
  const { status } = await fetch(url, {
    method: "HEAD",
    redirect: "manual",
    signal: AbortSignal.timeout(withinMs),
  });
  return status;
}

import { afterAll } from "vitest";
import { openAiServer, type AiServer } from "./ai-server";

/** The stand-in of the provider for one test file. */
export async function startAiServer(): Promise<AiServer> {
  const server = await openAiServer();
  afterAll(() => {
    server.close();
  });
  return server;
}

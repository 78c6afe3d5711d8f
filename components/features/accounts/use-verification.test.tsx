// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { rendered } from "@/tests/support/rendered";
import { eventually } from "@/tests/support/eventually";
import { useVerification } from "./use-verification";

afterEach(() => {
  vi.unstubAllGlobals();
});

function Link() {
  const { state, retry } = useVerification("a-token");
  return (
    <button onClick={retry}>
      {state.status}: {"message" in state && state.message}
    </button>
  );
}

test("16.9: only the server's word on a link makes it a bad one; without it the link is asked about again", async () => {
  const page = () =>
    new Response("<p>Sign in to this network</p>", { headers: { "Content-Type": "text/html" } });
  const answers = [
    () => Promise.reject(new TypeError("no network")),
    () => Promise.resolve(Response.json({ message: "Too many requests." }, { status: 429 })),
    () => Promise.resolve(page()),
    () => Promise.resolve(Response.json({ message: "This verification link is invalid." }, { status: 400 })),
    () => Promise.resolve(Response.json({ message: "", signedUp: null })),
  ];
  vi.stubGlobal("fetch", () => answers.shift()?.());
  const { screen, remove } = rendered(<Link />);
  const shows = (text: string) =>
    eventually(() => {
      expect(screen.textContent).toBe(text);
    });
  const pressAgain = () => screen.querySelector("button")?.click();
  const later = "unknown: Verification failed. Please try again later.";
  await shows(later);
  pressAgain();
  await shows("unknown: Too many requests.");
  pressAgain();
  await shows(later);
  pressAgain();
  await shows("error: This verification link is invalid.");
  pressAgain();
  await shows("success: ");
  remove();
});

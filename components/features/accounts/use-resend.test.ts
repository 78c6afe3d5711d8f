// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useResend, type Resend } from "./use-resend";

const SENT = { tone: "success", text: "Verification email sent! Please check your inbox." };
let current: Resend;
let root: Root;
let answers: ((response: Response) => void)[];
let asked: unknown[];

const doing = (change: () => void) => {
  act(change);
};
const answer = (response: Response) =>
  act(() => {
    answers.shift()?.(response);
    return Promise.resolve();
  });
const sent = () => Response.json({ message: "ok" });

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  [answers, asked] = [[], []];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return new Promise<Response>((resolve) => answers.push(resolve));
  });
  function Probe() {
    current = useResend();
    return null;
  }
  root = createRoot(document.createElement("div"));
  doing(() => {
    root.render(createElement(Probe));
  });
});
afterEach(() => {
  doing(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});

const ask = (email: string, from: string | null = null) => {
  let result: Promise<boolean> = Promise.resolve(false);
  doing(() => {
    result = current.send({ email, from });
  });
  return result;
};

describe("asking for the verification e-mail again", () => {
  test("says so, and sends along where the visitor was going", async () => {
    doing(() => {
      current.offer();
    });
    const result = ask("a@example.test", "/dashboard?tab=library");
    expect(current.buttonText).toBe("Sending...");
    await answer(sent());
    expect(await result).toBe(true);
    expect(current.notice).toEqual(SENT);
    expect(asked).toEqual([{ email: "a@example.test", from: "/dashboard?tab=library" }]);
  });

  test("has words of its own where the server has none", async () => {
    const result = ask("a@example.test", "//evil.example");
    await answer(Response.json({}, { status: 500 }));
    expect(await result).toBe(false);
    expect(current.notice).toEqual({ tone: "danger", text: "Failed to resend verification email" });
    expect(asked).toEqual([{ email: "a@example.test", from: null }]);
  });

  test("says nothing about an address that was changed while it sent", async () => {
    doing(() => {
      current.offer();
    });
    const result = ask("a@example.test");
    doing(() => {
      current.hide();
    });
    doing(() => {
      current.offer();
    });
    expect(current.buttonText).toBe("Resend in 30s");
    await answer(sent());
    expect(await result).toBe(false);
    expect(current.notice).toBeNull();
  });

  test("starts without the message of the time before", async () => {
    const result = ask("a@example.test");
    await answer(sent());
    await result;
    doing(() => {
      current.offer();
    });
    expect(current.notice).toBeNull();
  });
});

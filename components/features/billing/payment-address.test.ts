import { afterEach, expect, test, vi } from "vitest";
import { paymentAddress } from "./payment-address";

const SANDBOX = "http://localhost:4242";
const asked: string[] = [];

function answering(answer: () => Response) {
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(answer());
  });
  vi.stubGlobal("window", { location: new URL("http://localhost:3000/subscription") });
}
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(["https://checkout.stripe.com/c/pay/cs_1#x", "https://billing.stripe.com/p/session/1"])(
  "%s is the provider's own and needs no question",
  async (address) => {
    answering(() => Response.json({ origin: null }));
    expect(await paymentAddress(address)).toBe(address);
    expect(asked).toEqual([]);
  },
);

test("the deployment's own sandbox is followed", async () => {
  answering(() => Response.json({ origin: SANDBOX }));
  expect(await paymentAddress(`${SANDBOX}/pay/cs_1`)).toBe(`${SANDBOX}/pay/cs_1`);
  expect(asked).toEqual(["/api/payments/sandbox"]);
});

test.each([
  ["where there is none", () => Response.json({ origin: null })],
  ["when the question fails", () => new Response("", { status: 503 })],
])("a sandbox is not followed %s", async (_when, answer) => {
  answering(answer);
  expect(await paymentAddress(`${SANDBOX}/pay/cs_1`)).toBeNull();
});

test.each([
  undefined,
  "",
  "/dashboard",
  "javascript:alert(1)",
  "data:text/html,x",
  "http://checkout.stripe.com/c/pay/cs_1",
  "https://checkout.stripe.com.evil.example/",
  "https://checkout.stripe.com:8443/",
  "https://checkout.stripe.com@evil.example/",
  "https://someone:secret@checkout.stripe.com/",
  "https://evil.example/?https://checkout.stripe.com",
  "http://localhost:4243/pay/cs_1",
  "https://localhost:4242/pay/cs_1",
])("%s is not followed", async (address) => {
  answering(() => Response.json({ origin: SANDBOX }));
  expect(await paymentAddress(address)).toBeNull();
});

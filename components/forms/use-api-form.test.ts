// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import type { ApiFailure } from "@/lib/client/api";
import { useApiForm, type ApiForm } from "./use-api-form";

const schema = z.object({
  name: z.string().min(1, "Name required"),
  from: z.string().max(5, "This is not an address to come back to."),
});
type Values = z.output<typeof schema>;

let current: ApiForm<Values, Values>;
let root: Root;
let failures: string[];

type Given = { values: Values; refusal?: Partial<ApiFailure>; tellsFieldsToo?: boolean };

/** A form with a control for `name`, and none for `from`. */
async function submitted({ values, refusal, ...options }: Given): Promise<void> {
  function Probe() {
    current = useApiForm<Values, Values, null>({
      schema,
      defaultValues: values,
      send: () =>
        Promise.resolve(
          refusal
            ? { ok: false, status: 400, message: "", ...refusal }
            : { ok: true, status: 200, data: null },
        ),
      onDone: () => undefined,
      onFailure: ({ message }) => {
        failures.push(message);
        return `Failed: ${message}`;
      },
      ...options,
    });
    return createElement("input", current.form.register("name"));
  }
  const container = document.createElement("div");
  document.body.append(container);
  root = createRoot(container);
  act(() => {
    root.render(createElement(Probe));
  });
  await act(() => current.submit());
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  failures = [];
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});

describe("16.67: a form is under way", () => {
  test("while it is sent, and not while what was typed is looked at", async () => {
    const looked = Promise.withResolvers<boolean>();
    const answered = Promise.withResolvers<{ ok: true; status: number; data: null }>();
    const slow = z.object({ name: z.string().refine(() => looked.promise), from: z.string() });
    function Probe() {
      current = useApiForm<Values, Values, null>({
        schema: slow,
        defaultValues: { name: "x", from: "/" },
        send: () => answered.promise,
        onDone: () => undefined,
      });
      return createElement("input", current.form.register("name"));
    }
    root = createRoot(document.createElement("div"));
    act(() => {
      root.render(createElement(Probe));
    });
    let sent: Promise<void> | undefined;
    const pendingAfter = async (step: () => void) => {
      await act(async () => {
        step();
        await new Promise((resolve) => setTimeout(resolve));
      });
      return current.pending;
    };
    expect(
      await pendingAfter(() => {
        sent = current.submit();
      }),
    ).toBe(false);
    expect(
      await pendingAfter(() => {
        looked.resolve(true);
      }),
    ).toBe(true);
    expect(
      await pendingAfter(() => {
        answered.resolve({ ok: true, status: 200, data: null });
      }),
    ).toBe(false);
    await sent;
  });
});

describe("what is wrong with a field", () => {
  test("stands beside it, whoever found it", async () => {
    await submitted({ values: { name: "", from: "/" } });
    expect([current.errorOf("name"), current.formError]).toEqual(["Name required", null]);
  });

  test("stands beside it alone, where the server found it", async () => {
    await submitted({
      values: { name: "x", from: "/" },
      refusal: { message: "Taken", details: { name: "Taken" } },
    });
    expect([current.errorOf("name"), current.formError]).toEqual(["Taken", null]);
    expect(failures).toEqual([]);
  });

  test("is the form's sentence too, where the form wants it", async () => {
    const refusal = { message: "Taken", details: { name: "Taken" } };
    await submitted({ values: { name: "x", from: "/" }, refusal, tellsFieldsToo: true });
    expect([current.errorOf("name"), current.formError]).toEqual(["Taken", "Failed: Taken"]);
  });

  test("without a control is the form's sentence, so that a press never does nothing", async () => {
    await submitted({ values: { name: "x", from: "/too/long" } });
    expect(current.formError).toBe("This is not an address to come back to.");
  });

  test("without a control is the form's sentence, where the server found it", async () => {
    await submitted({
      values: { name: "x", from: "/" },
      refusal: { message: "Not that", details: { from: "Not that" } },
    });
    expect(current.formError).toBe("Failed: Not that");
  });

  test("23.16: without a control is said behind the form's own sentence", async () => {
    await submitted({
      values: { name: "x", from: "/" },
      refusal: { message: "Wrong", details: { look: "We draw no such hat." } },
    });
    expect(current.formError).toBe("Failed: Wrong We draw no such hat.");
  });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QueryProvider } from "@/components/data/query-provider";
import type { RecordedPageView, RecordingsView } from "@/lib/features/narration/contract";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { rendered } from "@/tests/support/rendered";
import { eventually } from "@/tests/support/eventually";
import { until } from "@/tests/support/until";
import { RecordBook } from "./record-book";

/** What a browser's microphone does, as far as a take uses it: half a second is heard at once. */
const track = { stop: () => void (stopped += 1), onended: null as (() => void) | null };
let stopped = 0;
/** Where the parent is asked first: lets the microphone be used. */
let allow: (() => void) | null = null;
let isAsked = false;
class FakeContext {
  sampleRate = 16_000;
  destination = {};
  audioWorklet = { addModule: () => Promise.resolve() };
  createMediaStreamSource = () => ({ connect: () => undefined });
  close = () => Promise.resolve();
}
class FakeNode {
  connect = () => undefined;
  port = {
    onmessage: (_: { data: Float32Array | null }): void => undefined,
    postMessage: () => {
      this.port.onmessage({ data: new Float32Array(8000).fill(0.2) });
      this.port.onmessage({ data: null });
    },
  };
}
class FakeOffline {
  destination = {};
  createBuffer = () => ({ copyToChannel: () => undefined });
  createBufferSource = () => ({ connect: () => undefined, start: () => undefined });
  startRendering = () => Promise.resolve({ getChannelData: () => new Float32Array(8000).fill(0.2) });
}
let isAllowed: boolean;
beforeEach(() => {
  isAllowed = true;
  isAsked = false;
  allow = null;
  stopped = 0;
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("AudioWorkletNode", FakeNode);
  vi.stubGlobal("OfflineAudioContext", FakeOffline);
  Object.defineProperty(navigator, "mediaDevices", {
    configurable: true,
    value: {
      getUserMedia: async () => {
        if (!isAllowed) throw new DOMException("no", "NotAllowedError");
        if (isAsked) await new Promise<void>((resolve) => (allow = resolve));
        return { getTracks: () => [track] };
      },
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "mediaDevices");
});

const page = (number: number, status: RecordedPageView["status"]): RecordedPageView => ({
  page: number,
  status,
  audioUrl: null,
  durationMs: null,
  by: null,
});
const STATES = ["waiting", "unheard", "missing", "missing"] as const;
const book = { id: "b", title: "The kite", level: "Beginner", coverUrl: null, pages: [] };
const recording = {
  id: "r",
  voice: "own-dad",
  reader: "Dad",
  level: "Beginner",
  otherLevels: [],
  pages: STATES.map((status, number) => page(number, status)),
};
const all = { pages: STATES.map((_, number) => ({ page: number, text: "Up it went.", sentences: [] })) };

function opened() {
  const { screen, remove } = rendered(
    <QueryProvider>
      <RecordBook
        book={book as unknown as BookDetailView}
        all={all as unknown as RecordingsView}
        recording={recording as unknown as RecordingsView["recordings"][number]}
        onChanged={() => undefined}
      />
    </QueryProvider>,
  );
  const says = (words: string) =>
    eventually(() => {
      expect(screen.textContent).toContain(words);
    });
  const press = async (name: string) => {
    const named = (button: HTMLElement) => (button.getAttribute("aria-label") ?? button.textContent) === name;
    const button = () => [...screen.querySelectorAll("button")].find(named) ?? null;
    (await until(`the button "${name}"`, button)).click();
  };
  const heading = () => screen.querySelector("h2")?.textContent;
  return { screen, remove, says, press, heading };
}

test("16: pages whose words are still to be found count, and those that need help are pointed to", async () => {
  const { says, press, heading, remove } = opened();
  await says("2 of 4 pages are recorded.");
  await press("Page 2, not recorded");
  await says("One page is kept and needs your help");
  await press("Go to page 1");
  await eventually(() => {
    expect(heading()).toBe("Page 1");
  });
  remove();
});

test("16: a take that nobody kept is thrown away only when the parent says so", async () => {
  const { says, press, heading, screen, remove } = opened();
  await press("Page 2, not recorded");
  await press("Record page 2");
  await press("Stop");
  await says("0.5 seconds are kept");
  await press("Page 3, not recorded");
  await says("Page 2 is not kept yet");
  expect(heading()).toBe("Page 2");
  await press("Stay here");
  await eventually(() => {
    expect(screen.textContent).not.toContain("Page 2 is not kept yet");
  });
  await says("0.5 seconds are kept");
  await press("Page 3, not recorded");
  await press("Throw it away");
  await says("Record page 3");
  await press("Page 2, not recorded");
  await says("Record page 2");
  remove();
});

test("16: a microphone that is unplugged in the middle says so, and what was said is there", async () => {
  const { says, press, remove } = opened();
  await press("Page 2, not recorded");
  await press("Record page 2");
  await says("Stop");
  track.onended?.();
  await says("The microphone went away");
  await says("0.5 seconds are kept");
  remove();
});

test("16: a microphone that is refused is told with what to do", async () => {
  isAllowed = false;
  const { says, press, remove } = opened();
  await press("Page 2, not recorded");
  await press("Record page 2");
  await says("The microphone is not allowed here");
  await says("2 of 4 pages are recorded.");
  remove();
});

test("15.1: a microphone that is allowed once its page was left is let go", async () => {
  isAsked = true;
  const { says, press, remove } = opened();
  await press("Page 2, not recorded");
  await press("Record page 2");
  await eventually(() => {
    expect(allow).not.toBeNull();
  });
  await press("Page 3, not recorded");
  await says("Record page 3");
  allow?.();
  await eventually(() => {
    expect(stopped).toBe(1);
  });
  remove();
});

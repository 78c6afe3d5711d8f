import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

type Outcome = "ok" | "failed";
type Waiting = { queue: string; waiting: number; oldestSeconds: number };

/** What is measured in this process. Labels are names of ours from closed lists: never a path, an id or a word. */
export type Metrics = {
  answered(request: { method: string; route: string; status: number; seconds: number }): void;
  jobDone(job: string, outcome: Outcome | "put off", seconds: number): void;
  storyStep(step: string, seconds: number): void;
  storyEnded(outcome: "finished" | "failed" | "taken up again" | "delayed"): void;
  providerCall(kind: string, outcome: string): void;
  providerCost(kind: string, dollars: number): void;
  /** Seconds from an event at the payment provider to its row with us. */
  webhookLag(seconds: number): void;
  /** What a browser measured: times in milliseconds, `CLS` a share of the screen. */
  pageVital(seen: { page: string; vital: string; value: number }): void;
  /** Asked each time the figures are read. */
  watchQueue(read: () => Promise<Waiting[]>): void;
  watchStreams(read: () => number): void;
  /** In the text format of Prometheus. */
  text: () => Promise<string>;
  contentType: string;
};

const QUICK = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const SLOW = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600];

function gauges(registry: Registry) {
  const registers = [registry];
  const waiting = new Gauge({
    name: "talewick_queue_waiting",
    help: "Jobs that nobody has taken up, by queue",
    labelNames: ["queue"],
    registers,
  });
  const oldest = new Gauge({
    name: "talewick_queue_oldest_seconds",
    help: "How long the oldest job that is due has waited, by queue",
    labelNames: ["queue"],
    registers,
  });
  return { waiting, oldest };
}

function showQueue({ waiting, oldest }: ReturnType<typeof gauges>, queues: Waiting[]): void {
  waiting.reset();
  oldest.reset();
  for (const { queue, ...figures } of queues) {
    waiting.set({ queue }, figures.waiting);
    oldest.set({ queue }, figures.oldestSeconds);
  }
}

function storyMeters(registers: Registry[]): Pick<Metrics, "jobDone" | "storyStep" | "storyEnded"> {
  const jobs = new Histogram({
    name: "talewick_job_seconds",
    help: "Runs of jobs, by job and outcome",
    labelNames: ["job", "outcome"],
    buckets: SLOW,
    registers,
  });
  const steps = new Histogram({
    name: "talewick_story_step_seconds",
    help: "Making a story, by step",
    labelNames: ["step"],
    buckets: SLOW,
    registers,
  });
  const stories = new Counter({
    name: "talewick_stories_total",
    help: "Orders of stories, by how a run of one ended",
    labelNames: ["outcome"],
    registers,
  });
  return {
    jobDone: (job, outcome, seconds) => {
      jobs.observe({ job, outcome }, seconds);
    },
    storyStep: (step, seconds) => {
      steps.observe({ step }, seconds);
    },
    storyEnded: (outcome) => {
      stories.inc({ outcome });
    },
  };
}

function outsideMeters(
  registers: Registry[],
): Pick<Metrics, "answered" | "providerCall" | "providerCost" | "webhookLag"> {
  const requests = new Histogram({
    name: "talewick_http_request_seconds",
    help: "Answered requests, by route pattern, method and status",
    labelNames: ["method", "route", "status"],
    buckets: QUICK,
    registers,
  });
  const calls = new Counter({
    name: "talewick_provider_calls_total",
    help: "Calls of the provider of texts and pictures, by kind and outcome",
    labelNames: ["kind", "outcome"],
    registers,
  });
  const dollars = new Counter({
    name: "talewick_provider_dollars_total",
    help: "What the provider's answers cost, by kind",
    labelNames: ["kind"],
    registers,
  });
  const lag = new Histogram({
    name: "talewick_webhook_lag_seconds",
    help: "From an event at the payment provider to its row",
    buckets: SLOW,
    registers,
  });
  return {
    answered: ({ method, route, status, seconds }) => {
      requests.observe({ method, route, status }, seconds);
    },
    providerCall: (kind, outcome) => {
      calls.inc({ kind, outcome });
    },
    providerCost: (kind, amount) => {
      dollars.inc({ kind }, amount);
    },
    webhookLag: (seconds) => {
      lag.observe(Math.max(0, seconds));
    },
  };
}

const SHIFTS = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5];

function pageMeters(registers: Registry[]): Pick<Metrics, "pageVital"> {
  const labelNames = ["page", "vital"];
  const times = new Histogram({
    name: "talewick_page_vital_seconds",
    help: "How quick pages were for those who read them, by kind of page and vital",
    labelNames,
    buckets: QUICK,
    registers,
  });
  const shifts = new Histogram({
    name: "talewick_page_shift",
    help: "How far pages moved under those who read them, by kind of page",
    labelNames: ["page"],
    buckets: SHIFTS,
    registers,
  });
  return {
    pageVital: ({ page, vital, value }) => {
      if (vital === "CLS") shifts.observe({ page }, value);
      else times.observe({ page, vital }, value / 1000);
    },
  };
}

// A loop that is held up for less than this disturbs nobody; the default of 10 wakes an idle process a hundred times a second.
const LOOP_PRECISION_MS = 100;

function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_PRECISION_MS });
  const queue = gauges(registry);
  const streams: (() => number)[] = [];
  new Gauge({
    name: "talewick_streams_open",
    help: "Streams that follow a story in the making",
    registers,
    collect() {
      this.set(streams.reduce((sum, read) => sum + read(), 0));
    },
  });
  let readQueue: () => Promise<Waiting[]> = () => Promise.resolve([]);
  return {
    ...storyMeters(registers),
    ...outsideMeters(registers),
    ...pageMeters(registers),
    watchQueue: (read) => {
      readQueue = read;
    },
    watchStreams: (read) => {
      streams.push(read);
    },
    text: async () => {
      showQueue(queue, await readQueue());
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

// The bundler may load this module more than once in a process; the figures must not be.
const home = globalThis as typeof globalThis & { talewickMetrics?: Metrics };

/** The figures of this process. */
export const metrics = (): Metrics => (home.talewickMetrics ??= createMetrics());

/**
 * How the processes are started. Pictures and PDFs take much memory, briefly, outside of V8: without these bounds the
 * allocator keeps about twice of what the work needs. What it keeps has to hold a whole picture as it is drawn: with
 * less, every group of an SVG has its pages asked of the system anew (ADR 111).
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_TRIM_THRESHOLD_: "8388608",
  MALLOC_MMAP_THRESHOLD_: "8388608",
};

/** What a request makes is short-lived; a larger nursery only stands in memory, and a heap without a bound grows with every burst. */
export const WEB_FLAGS = ["--max-semi-space-size=8", "--max-old-space-size=384"];
export const WEB_ENVIRONMENT = ALLOCATOR;

export const WORKER_FLAGS = ["--max-semi-space-size=4", "--max-old-space-size=224"];
/** Two threads decode and draw, one for each core. */
export const WORKER_ENVIRONMENT = { ...ALLOCATOR, UV_THREADPOOL_SIZE: "2" };

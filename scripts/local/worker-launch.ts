/**
 * How a worker process is started. Drawing allocates much and briefly, outside of V8: without these bounds the
 * allocator keeps about twice the memory that the work needs. Two threads decode and draw, one for each core.
 */
export const WORKER_FLAGS = ["--max-semi-space-size=4", "--max-old-space-size=160"];
export const WORKER_ENVIRONMENT = {
  UV_THREADPOOL_SIZE: "2",
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "131072",
  MALLOC_MMAP_THRESHOLD_: "131072",
};

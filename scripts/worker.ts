import "@/scripts/local/map-own-stacks";

await import("@/scripts/run-worker");

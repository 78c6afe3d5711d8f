import "@/scripts/local/compile-patterns-once";
import "@/scripts/local/map-own-stacks";

await import("@/scripts/run-worker");

import { setFlagsFromString } from "node:v8";

// Before any pattern is used. V8 compiles each first for its interpreter, improves what came of that, and compiles it once more
// at its second use: for the long ones that read an order, two seconds of a core where one that is fast at once takes a third.
setFlagsFromString("--no-regexp-tier-up");

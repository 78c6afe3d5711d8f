import type { Frame } from "./frame";

export const PREVIEW_FRAME: Frame = {
  appUrl: "https://talewick.example",
  supportEmail: "support@talewick.example",
};

import { publicOrigin } from "@/lib/platform/config";

/** Base of the absolute addresses in page metadata: the `APP_URL` of the build for static pages. */
export const siteUrl = (): URL => new URL(publicOrigin());

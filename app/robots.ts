import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { listPublicPages } from "@/lib/features/content/list-public-pages";

const PRIVATE = [
  "/api/",
  "/dashboard",
  "/settings",
  "/stories",
  "/subscription",
  "/audit-dashboard",
  "/read",
  "/reading",
  "/payment-success",
  "/payment-cancel",
  "/reset-password",
  "/verify-email",
  "/confirm-email",
  "/join-family",
  "/oauth2",
  "/newsletter",
];

export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection();
  const { origin } = listPublicPages();
  return {
    rules: { userAgent: "*", allow: ["/", "/api$"], disallow: PRIVATE },
    sitemap: `${origin}/sitemap.xml`,
  };
}

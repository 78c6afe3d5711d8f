import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { listPublicPages } from "@/lib/features/content/list-public-pages";

/** Made on request: the addresses are those of the deployment, which a build doesn't know. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection();
  return listPublicPages().pages.map(({ address, changedOn }) => ({
    url: address,
    ...(changedOn && { lastModified: changedOn }),
  }));
}

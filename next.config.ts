import type { NextConfig } from "next";

const nextConfig: NextConfig = {
  reactCompiler: true,
  typedRoutes: true,
  poweredByHeader: false,
  // For what is made on request; pages and assets of the build are served ahead of Next, compressed once.
  compress: true,
  // Types are checked by the `types` tier, over everything and not only what is built.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  serverExternalPackages: [
    "@node-rs/argon2",
    "@react-pdf/renderer",
    "pino",
    "pg-boss",
    "prom-client",
    "sharp",
  ],
  redirects: () =>
    Promise.resolve([
      { source: "/pricing", destination: "/#pricing", permanent: false },
      { source: "/help-center", destination: "/help", permanent: false },
    ]),
};

export default nextConfig;

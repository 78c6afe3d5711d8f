import type { NextConfig } from "next";

const nextConfig: NextConfig = {
  reactCompiler: true,
  typedRoutes: true,
  poweredByHeader: false,
  // The front server answers with bytes that were compressed once, at build time.
  compress: false,
  images: { unoptimized: true },
  serverExternalPackages: ["@node-rs/argon2", "@react-pdf/renderer", "pino", "pg-boss", "sharp"],
  redirects: async () => [
    { source: "/pricing", destination: "/#pricing", permanent: false },
    { source: "/help-center", destination: "/help", permanent: false },
  ],
};

export default nextConfig;

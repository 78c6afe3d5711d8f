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
  experimental: {
    // A process that maps its stacks reads every chunk's map into its heap, 160 MB of them, and Next's errors came out
    // unmapped all the same.
    turbopackSourceMaps: false,
    // The same compiler without Babel (docs/adr/0109-the-react-compiler-without-babel.md).
    turbopackRustReactCompiler: true,
  },
  // Loaded once for the process; what isn't named here is packed into the chunks of every route that uses it.
  serverExternalPackages: [
    "@node-rs/argon2",
    "@prisma/adapter-pg",
    "@prisma/client",
    "@react-pdf/renderer",
    "aws4fetch",
    "cockatiel",
    "fast-xml-parser",
    "fflate",
    "jose",
    "openai",
    "pg",
    "pg-boss",
    "pino",
    "prom-client",
    "rate-limiter-flexible",
    "resend",
    "sharp",
    "stripe",
    // Loads its WebAssembly from beside itself.
    "subset-font",
    "zod",
  ],
  redirects: () =>
    Promise.resolve([
      { source: "/pricing", destination: "/#pricing", permanent: false },
      { source: "/help-center", destination: "/help", permanent: false },
    ]),
};

export default nextConfig;

import type { NextRequest } from "next/server";
import { edgeGuard } from "@/lib/http/edge-guard";

export function middleware(request: NextRequest) {
  return edgeGuard(request);
}

// Guarded pages only, never /api: where middleware runs, long bodies are cut short in silence.
export const config = {
  runtime: "nodejs",
  matcher: [
    "/dashboard/:path*",
    "/subscription/:path*",
    "/audit-dashboard/:path*",
    "/reading/:path*",
    "/settings/:path*",
    "/stories/:path*",
    "/shelf/:path*",
  ],
};

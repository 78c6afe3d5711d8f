import { newsletterEndpoints } from "@/lib/features/newsletter/endpoints";
import { unsubscribeAddress } from "@/lib/features/newsletter/unsubscribe-address";
import { route } from "@/lib/http/route";

export const GET = route(newsletterEndpoints.showUnsubscribe, (ctx, { query }) => {
  const location = new URL("/newsletter/unsubscribe", ctx.config.APP_URL);
  location.searchParams.set("token", query.token);
  return new Response(null, { status: 302, headers: { location: location.href } });
});

export const POST = route(newsletterEndpoints.unsubscribe, (ctx, { query }) =>
  unsubscribeAddress(ctx, query.token),
);

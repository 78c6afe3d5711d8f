import { contactEndpoints } from "@/lib/features/contact/endpoints";
import { sendMessage } from "@/lib/features/contact/send-message";
import { route } from "@/lib/http/route";

export const GET = route(contactEndpoints.support, ({ config }) => ({ email: config.SUPPORT_EMAIL }));

export const POST = route(contactEndpoints.send, (ctx, { body, address }) =>
  sendMessage(ctx, { ...body, address }),
);

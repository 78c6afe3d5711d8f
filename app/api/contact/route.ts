import { contactInput, type SupportView } from "@/lib/features/contact/contract";
import { sendMessage } from "@/lib/features/contact/send-message";
import { route } from "@/lib/http/route";

/** Where to write without the form; the prerendered page can't know the deployment's address. */
export const GET = route({ access: "public" }, (ctx) =>
  Promise.resolve(Response.json({ email: ctx.config.SUPPORT_EMAIL } satisfies SupportView)),
);

export const POST = route({ access: "public", body: contactInput }, async (ctx, { body, address }) =>
  Response.json(await sendMessage(ctx, { ...body, address }), { status: 201 }),
);

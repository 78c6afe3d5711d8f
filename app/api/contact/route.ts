import { contactInput } from "@/lib/features/contact/contract";
import { sendMessage } from "@/lib/features/contact/send-message";
import { route } from "@/lib/http/route";

export const POST = route({ access: "public", body: contactInput }, async (ctx, { body, address }) =>
  Response.json(await sendMessage(ctx, { ...body, address }), { status: 201 }),
);

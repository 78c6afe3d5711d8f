import { askEmailChange } from "@/lib/features/addresses/ask-email-change";
import { addressEndpoints } from "@/lib/features/addresses/endpoints";
import { showEmailChange } from "@/lib/features/addresses/show-email-change";
import { withdrawEmailChange } from "@/lib/features/addresses/withdraw-email-change";
import { route } from "@/lib/http/route";

export const GET = route(addressEndpoints.show, showEmailChange);

export const POST = route(addressEndpoints.ask, (ctx, { body, address }) =>
  askEmailChange(ctx, { ...body, address }),
);

export const DELETE = route(addressEndpoints.withdraw, withdrawEmailChange);

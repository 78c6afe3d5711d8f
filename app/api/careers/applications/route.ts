import { careersEndpoints } from "@/lib/features/careers/endpoints";
import { sendApplication } from "@/lib/features/careers/send-application";
import { route } from "@/lib/http/route";

export const POST = route(careersEndpoints.apply, (ctx, { form }) =>
  sendApplication(ctx, { ...form.fields, cv: form.file }),
);

import { defineEndpoint } from "@/lib/shared/endpoint";
import { messageView } from "@/lib/shared/message";
import { applicationFields } from "./contract";
import { APPLICATION_BODY, APPLY_LIMIT, CV_MISSING } from "./rules";

export const careersEndpoints = {
  apply: defineEndpoint({
    method: "POST",
    path: "/api/careers/applications",
    summary: "Apply for a position with a CV as PDF",
    access: "public",
    form: { file: "cv", maxBytes: APPLICATION_BODY, missing: CV_MISSING, fields: applicationFields },
    response: { 201: messageView },
    errors: ["TOO_LARGE", "UNSUPPORTED_MEDIA", "UNAVAILABLE"],
    limit: APPLY_LIMIT,
  }),
};

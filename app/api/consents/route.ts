import { consentEndpoints } from "@/lib/features/consents/endpoints";
import { listConsents } from "@/lib/features/consents/list-consents";
import { route } from "@/lib/http/route";

export const GET = route(consentEndpoints.list, listConsents);

import { errorResponse } from "@/lib/http/error-response";
import { AppError } from "@/lib/shared/app-error";

const nothingHere = (request: Request): Response =>
  errorResponse(
    new AppError("NOT_FOUND", "Resource not found."),
    request.headers.get("x-request-id") ?? crypto.randomUUID(),
  );

export {
  nothingHere as GET,
  nothingHere as HEAD,
  nothingHere as POST,
  nothingHere as PUT,
  nothingHere as PATCH,
  nothingHere as DELETE,
  nothingHere as OPTIONS,
};

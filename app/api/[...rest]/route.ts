import { route } from "@/lib/http/route";
import { AppError } from "@/lib/shared/app-error";

const nothingHere = route({ access: "public" }, () =>
  Promise.reject(new AppError("NOT_FOUND", "Resource not found.")),
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

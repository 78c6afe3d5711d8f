import { ENDPOINTS } from "@/lib/http/endpoints";
import type { ApiMethods } from "@/lib/http/front/api-methods";

/** Everything else under `/api` is told that there is nothing, whatever the method. */
const REST = { "/api/[...rest]": ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] };

/** `/api/children/{id}` by its folder's path, as Next has it. */
export const folderOf = (path: string): string => path.replaceAll("{", "[").replaceAll("}", "]");

/** What every call answers to, for the front server. */
export function listApiMethods(): ApiMethods {
  const methods: ApiMethods = { ...REST };
  for (const { path, method } of ENDPOINTS) (methods[folderOf(path)] ??= []).push(method);
  return methods;
}

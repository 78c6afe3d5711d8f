import { CONSENT_TEXTS } from "@/lib/features/consents/rules";
import type { BookOrderView } from "@/lib/features/stories/contract";
import { createApi, type ApiCall, type ApiFailure, type ApiResult } from "@/lib/client/api";
import type { StoryOrderForm } from "./story-form-schema";

/** Names of the call's fields as the form has them. */
const FORM_FIELDS: Record<string, string> = {
  childPhotoUrl: "photoUrl",
  consent: "photoUrl",
  offeredFor: "title",
};

/**
 * Sends orders, each under a key of its own. An order that is sent again because no answer came keeps its key,
 * so that it can't be made twice.
 */
export function createOrderSender(newKey: () => string = () => crypto.randomUUID()) {
  let unanswered: { words: string; key: string } | null = null;

  return async (order: StoryOrderForm): Promise<ApiResult<BookOrderView>> => {
    const words = JSON.stringify(order);
    const key = unanswered?.words === words ? unanswered.key : newKey();
    const call = createApi({ onUnauthorized: "sign-in", headers: { "Idempotency-Key": key } });
    const result = await place(call, order);
    unanswered = !result.ok && (result.status === 0 || result.status >= 500) ? { words, key } : null;
    return result.ok ? result : inOurWords(result, order.mode);
  };
}

/** The specification's sentence where the answer has none of its own. */
function inOurWords(failure: ApiFailure, mode: StoryOrderForm["mode"]): ApiFailure {
  if (failure.details) return { ...failure, details: toFormFields(failure.details) };
  if (failure.code) return failure;
  return {
    ...failure,
    message: mode === "plain" ? "Failed to generate story" : "Failed to start AI book generation",
  };
}

function place(call: ApiCall, order: StoryOrderForm): Promise<ApiResult<BookOrderView>> {
  const { mode, photoUrl, characterStyle, providerConsent, look, called, ...words } = order;
  const bookRequest = { ...words, ...titlesOf(words.title, called) };
  if (mode === "plain") return call("POST", "/api/books/generate", { body: bookRequest });
  const agreed = providerConsent && { providerConsent: CONSENT_TEXTS["child-photo-provider"].version };
  return call("POST", "/api/ai-books/generate", {
    body: { bookRequest, childPhotoUrl: photoUrl, characterStyle, ...agreed, ...(look && { look }) },
  });
}

/** Another story than that of the title has a title of its own; the first one is what it was offered for. */
const titlesOf = (title: string, called: string | null) =>
  !called || called === title ? { title } : { title: called, offeredFor: title };

/** `bookRequest.topics.0` is about the form's `topics`. */
export function toFormFields(details: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(details).map(([path, message]) => {
      const [field = path] = path.replace(/^bookRequest\./, "").split(".");
      return [FORM_FIELDS[field] ?? field, message];
    }),
  );
}

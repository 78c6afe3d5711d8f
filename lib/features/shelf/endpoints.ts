import { defineEndpoint } from "@/lib/shared/endpoint";
import { messageView } from "@/lib/shared/message";
import { handOverInput } from "./contract";

/** Both see to it themselves that a second call changes nothing: what they lead to is a state, not an addition. */
export const shelfEndpoints = {
  handOver: defineEndpoint({
    method: "POST",
    path: "/api/shelf",
    summary: "Hand this device over to a child: from now on it opens this child's stories and nothing else",
    access: "parent",
    body: handOverInput,
    response: { 200: messageView },
    errors: ["NOT_FOUND", "CHILDS_MODE"],
    keyed: "own",
    inChildsMode: true,
  }),
  takeBack: defineEndpoint({
    method: "DELETE",
    path: "/api/shelf",
    summary: "Take this device back from a child; the password has to be given again for it",
    access: "parent",
    response: { 200: messageView },
    errors: ["PROOF_NEEDED"],
    keyed: "own",
    inChildsMode: true,
  }),
};

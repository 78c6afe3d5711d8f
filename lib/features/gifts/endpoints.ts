import { z } from "zod";
import { defineEndpoint, fileOf, NOTHING } from "@/lib/shared/endpoint";
import { giftInput } from "./contract";
import { GIFT_FILE_LIMIT, GIFT_LIMIT, GIFT_OPENING_LIMIT } from "./rules";
import { giftsView, newGiftView } from "./views";

const OF_BOOK = "/api/books/{id}/gifts";
const params = z.object({ id: z.uuid() });
const FILE = fileOf("image/jpeg", "image/png", "audio/mpeg");

export const giftEndpoints = {
  list: defineEndpoint({
    method: "GET",
    path: OF_BOOK,
    summary: "List the links that give a story to read",
    access: "parent",
    params,
    response: { 200: giftsView },
  }),
  give: defineEndpoint({
    method: "POST",
    path: OF_BOOK,
    summary: "Make a link that gives a story to read; it is shown this once",
    access: "parent",
    params,
    body: giftInput,
    response: { 201: newGiftView },
    errors: ["LIMIT_REACHED"],
    limit: GIFT_LIMIT,
    keyed: "never",
  }),
  takeBack: defineEndpoint({
    method: "DELETE",
    path: "/api/gifts/{id}",
    summary: "Take a link back that gives a story to read",
    access: "parent",
    params,
    response: { 204: NOTHING },
  }),
  noteOpening: defineEndpoint({
    method: "POST",
    path: "/api/gift/{token}/opening",
    summary: "Somebody reads a story that was given: the page says so once it is on their screen",
    access: "public",
    params: z.object({ token: z.string().max(64) }),
    response: { 204: NOTHING },
    errors: ["NOT_FOUND"],
    limit: GIFT_OPENING_LIMIT,
    inChildsMode: true,
  }),
  file: defineEndpoint({
    method: "GET",
    path: "/api/gift/{token}/files/{file}",
    summary: "A picture or a sound of a story that was given to read",
    access: "public",
    params: z.object({ token: z.string().max(64), file: z.uuid() }),
    response: { 200: FILE, 206: FILE, 416: NOTHING },
    errors: ["NOT_FOUND"],
    limit: GIFT_FILE_LIMIT,
    inChildsMode: true,
  }),
};

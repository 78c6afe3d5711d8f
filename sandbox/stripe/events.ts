import type { Call, Route } from "./api";
import { page } from "./list";

export const eventRoutes: Route[] = [
  { method: "GET", path: "/v1/events", action: list },
  { method: "GET", path: "/v1/events/:id", action: ({ world, id }) => world.events.require(id) },
];

function list(call: Call): object {
  const { fields } = call;
  const type = fields.text("type");
  const types = fields.strings("types");
  const delivered = fields.flag("delivery_success");
  const events = call.world.events
    .all()
    .filter((event) => (!type || event.type === type) && (types.length === 0 || types.includes(event.type)))
    .filter((event) => delivered === undefined || (event.pending_webhooks === 0) === delivered);
  return page(call, "/v1/events", events);
}

import type { Call, Route } from "./api";
import { page } from "./list";
import { newId } from "./new-id";
import type { WireEndpoint } from "./wire";
import type { World } from "./world";

const CONFIGURED = "we_sandbox";

export const webhookEndpointRoutes: Route[] = [
  { method: "POST", path: "/v1/webhook_endpoints", action: create },
  { method: "GET", path: "/v1/webhook_endpoints", action: list },
  {
    method: "GET",
    path: "/v1/webhook_endpoints/:id",
    action: ({ world, id }) => withoutSecret(world.endpoints.require(id)),
  },
  { method: "POST", path: "/v1/webhook_endpoints/:id", action: update },
  { method: "DELETE", path: "/v1/webhook_endpoints/:id", action: remove },
];

/** The endpoint that the sandbox was started with. */
export function configureEndpoint(world: World, url: string, secret: string): void {
  world.endpoints.add(newEndpoint(world, CONFIGURED, { url, secret, events: ["*"] }));
}

function newEndpoint(
  world: World,
  id: string,
  target: { url: string; secret: string; events: string[] },
): WireEndpoint {
  return {
    id,
    object: "webhook_endpoint",
    api_version: null,
    application: null,
    created: world.now(),
    description: null,
    enabled_events: target.events,
    livemode: false,
    metadata: {},
    secret: target.secret,
    status: "enabled",
    url: target.url,
  };
}

/** The secret is shown once, in the answer to its creation. */
function create({ world, fields }: Call): object {
  const target = {
    url: fields.required("url"),
    secret: newId("whsec", 32),
    events: fields.strings("enabled_events"),
  };
  const endpoint = newEndpoint(world, newId("we"), target);
  endpoint.description = fields.textOr("description", null);
  endpoint.metadata = fields.metadata();
  return world.endpoints.add(endpoint);
}

function update({ world, fields, id }: Call): object {
  const endpoint = world.endpoints.require(id);
  endpoint.url = fields.text("url") ?? endpoint.url;
  endpoint.description = fields.textOr("description", endpoint.description);
  endpoint.metadata = fields.metadata(endpoint.metadata);
  const events = fields.strings("enabled_events");
  if (events.length > 0) endpoint.enabled_events = events;
  const disabled = fields.flag("disabled");
  if (disabled !== undefined) endpoint.status = disabled ? "disabled" : "enabled";
  return withoutSecret(endpoint);
}

function remove({ world, id }: Call): object {
  world.endpoints.require(id);
  world.endpoints.remove(id);
  return { id, object: "webhook_endpoint", deleted: true };
}

function list(call: Call): object {
  return page(call, "/v1/webhook_endpoints", call.world.endpoints.all().map(withoutSecret));
}

function withoutSecret({ secret: _secret, ...endpoint }: WireEndpoint): WireEndpoint {
  return endpoint;
}

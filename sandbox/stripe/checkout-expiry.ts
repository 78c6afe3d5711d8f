import type { WireSession } from "./wire";
import type { World } from "./world";

export function expireSession(world: World, session: WireSession): void {
  session.status = "expired";
  session.url = null;
  world.emit("checkout.session.expired", session);
}

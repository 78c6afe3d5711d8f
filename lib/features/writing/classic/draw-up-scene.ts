import { isDrawnThing, PLACES, PROPS } from "@/lib/shared/story";
import type { Companion, Feeling, Place, Scene, SceneProp } from "@/lib/shared/story";
import { fillText } from "./fill-text";
import type { Action, Setting } from "./grammar";
import type { Plan } from "./plan-story";
import type { Random } from "./random";
import { hasName } from "./together/co-heroes";

const NO_SENTENCES: ReadonlyMap<string, string> = new Map();
const MOST_COMPANIONS = 3;
const MOST_PROPS = 4;

type Sketch = {
  setting: Setting;
  action: Action;
  words: ReadonlyMap<string, string>;
  random: Random;
  /** The page's own words: whichever of the heroes they name is there. */
  text: string;
};

/** The facts of one picture. The hero stays a slot: the illustrator's caption puts the name in. */
export function drawUpScene(plan: Plan, { setting, action, words, random, text }: Sketch): Scene {
  const nameless = new Map([...words].filter(([slot]) => slot !== "hero" && slot !== "hero's"));
  const others = (setting.with ?? []).slice(0, MOST_COMPANIONS).flatMap((entry) => {
    const [role = "", feeling] = entry.split(" ");
    if (role === "pal" && plan.heroes.length > 0) return [];
    const member = plan.cast.get(role);
    if (!member) return [];
    const { kind, name, kin, look } = member;
    const isLittle = !setting.grown && plan.shape.little?.includes(role);
    const more = { ...(isLittle && { little: true as const }), ...(kin && { kin }), ...(look && { look }) };
    return [{ kind, name, feeling: feeling as Feeling, ...more }];
  });
  const companions = [...listHeroes(plan, setting, text), ...others].slice(0, MOST_COMPANIONS);
  return {
    place: resolvePlace(plan, setting.place),
    time: setting.time,
    weather: setting.weather,
    hero: { pose: action.pose, feeling: action.feeling },
    companions,
    props: (action.props ?? []).slice(0, MOST_PROPS).flatMap((prop) => resolveProp(plan, prop)),
    happening: fillText(action.happening, NO_SENTENCES, nameless, random),
  };
}

/** All heroes are where the companion of the plot would be; elsewhere those whom the page names. */
function listHeroes({ heroes }: Plan, setting: Setting, text: string): Companion[] {
  const entry = setting.with?.find((one) => one.startsWith("pal "));
  const feeling = (entry?.split(" ")[1] ?? "happy") as Feeling;
  return heroes
    .filter(({ name }) => entry !== undefined || hasName(text, name))
    .map(({ kind, name, hero }) => ({ kind, name, feeling, ...(hero !== undefined && { hero }) }));
}

function resolvePlace(plan: Plan, place: string): Place {
  const named = place.startsWith("@") ? plan.picks.get(place.slice(1))?.place : place;
  const known = PLACES.find((option) => option === named);
  if (!known) throw new Error(`The shape ${plan.shape.id} names no such place: ${place}`);
  return known;
}

function resolveProp(plan: Plan, prop: string): SceneProp[] {
  const named = prop.startsWith("@") ? plan.picks.get(prop.slice(1))?.prop : prop;
  if (named && isDrawnThing(named)) return [named];
  const known = PROPS.find((option) => option === named);
  return known ? [known] : [];
}

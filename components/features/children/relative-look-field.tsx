"use client";

import { Field, FieldGroup } from "@/components/forms/field";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import { HAIR_COLOURS, HAIR_STYLES, SKIN_TONES, type RelativeLook } from "@/lib/shared/story";
import { HAIR_PAINTS, HAIR_STYLE_NAMES, SKIN_PAINTS } from "./look-colours";
import { Swatch, Swatches } from "./swatches";

type RelativeLookFieldProps = { look: RelativeLook; onChange: (look: RelativeLook) => void };

/** How one of the family is drawn; what isn't chosen runs in the family. A second press takes a choice back. */
export function RelativeLookField({ look, onChange }: RelativeLookFieldProps) {
  const choose = (choice: RelativeLook) => {
    onChange(withChoice(look, choice));
  };
  return (
    <details>
      <summary className="min-h-11 w-fit cursor-pointer content-center rounded-sm text-[0.9375rem] text-primary">
        How they look
      </summary>
      <div className="mt-1 grid gap-4">
        <FieldGroup label="Skin">
          <Swatches>
            {SKIN_TONES.map((skin) => (
              <Swatch
                key={skin}
                name={SKIN_PAINTS[skin].name}
                paint={SKIN_PAINTS[skin].base}
                pressed={look.skin === skin}
                onClick={() => {
                  choose({ skin });
                }}
              />
            ))}
          </Swatches>
        </FieldGroup>
        <FieldGroup label="Hair colour">
          <Swatches>
            {HAIR_COLOURS.map((hairColour) => (
              <Swatch
                key={hairColour}
                name={HAIR_PAINTS[hairColour].name}
                paint={HAIR_PAINTS[hairColour].base}
                pressed={look.hairColour === hairColour}
                onClick={() => {
                  choose({ hairColour });
                }}
              />
            ))}
          </Swatches>
        </FieldGroup>
        <Field label="Hair style">
          <Select
            value={look.hairStyle ?? ""}
            onChange={({ target }) => {
              const { hairStyle: _, ...rest } = look;
              const hairStyle = HAIR_STYLES.find((style) => style === target.value);
              onChange(hairStyle ? { ...rest, hairStyle } : rest);
            }}
          >
            <option value="">As it runs in the family</option>
            {HAIR_STYLES.map((style) => (
              <option key={style} value={style}>
                {HAIR_STYLE_NAMES[style]}
              </option>
            ))}
          </Select>
        </Field>
        <Checkbox
          label="Wears glasses"
          checked={look.glasses ?? false}
          onCheckedChange={(checked) => {
            onChange({ ...look, glasses: checked === true });
          }}
        />
      </div>
    </details>
  );
}

/** The look with a choice, or without it where it was the same already. */
function withChoice(look: RelativeLook, { skin, hairColour }: RelativeLook): RelativeLook {
  const { skin: ownSkin, hairColour: ownColour, ...rest } = look;
  const nextSkin = skin === undefined ? ownSkin : skin === ownSkin ? undefined : skin;
  const nextColour = hairColour === undefined ? ownColour : hairColour === ownColour ? undefined : hairColour;
  return { ...rest, ...(nextSkin && { skin: nextSkin }), ...(nextColour && { hairColour: nextColour }) };
}

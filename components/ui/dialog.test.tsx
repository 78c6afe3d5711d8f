// @vitest-environment happy-dom
import { useState } from "react";
import { expect, test } from "vitest";
import { rendered } from "@/tests/support/rendered";
import { eventually } from "@/tests/support/eventually";
import { until } from "@/tests/support/until";
import { Dialog, DialogContent } from "./dialog";

/** As most screens have it: the dialog is there only while it is open, and its button may go. */
function Screen() {
  const [open, setOpen] = useState(false);
  const [there, setThere] = useState(true);
  return (
    <main>
      <h1>Children</h1>
      {there && (
        <button
          id="opener"
          onClick={() => {
            setOpen(true);
          }}
        >
          Edit
        </button>
      )}
      {open && (
        <Dialog open onOpenChange={setOpen}>
          <DialogContent title="Edit Child">
            <button
              id="done"
              onClick={() => {
                setOpen(false);
              }}
            >
              Done
            </button>
            <button
              id="delete"
              onClick={() => {
                setThere(false);
                setOpen(false);
              }}
            >
              Delete
            </button>
          </DialogContent>
        </Dialog>
      )}
    </main>
  );
}

const press = async (id: string) => {
  const button = await until(`the button ${id}`, () => document.getElementById(id));
  button.focus();
  button.click();
};
const focused = () => document.activeElement?.textContent;

test("16.21: the focus returns to the button that opened the dialog", async () => {
  const { remove } = rendered(<Screen />);
  await press("opener");
  await press("done");
  await eventually(() => {
    expect(document.getElementById("done")).toBeNull();
    expect(focused()).toBe("Edit");
  });
  remove();
});

test("16.21: where the button is gone it goes to the heading of the page, and not nowhere", async () => {
  const { remove } = rendered(<Screen />);
  await press("opener");
  await press("delete");
  await eventually(() => {
    expect(document.getElementById("delete")).toBeNull();
    expect(focused()).toBe("Children");
  });
  remove();
});

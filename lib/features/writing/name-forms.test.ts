import { describe, expect, it } from "vitest";
import { toNameForms } from "./name-forms";

describe("toNameForms", () => {
  it.each([
    ["James", "James", "James’s"],
    ["O'Brien-Smith", "O'Brien-Smith", "O'Brien-Smith's"],
    ["  José   María ", "José María", "José María’s"],
    ["李", "李", "李’s"],
    ["محمد", "محمد", "محمد’s"],
    ["Mia 🌟", "Mia", "Mia’s"],
    ["\u202eMia", "Mia", "Mia’s"],
    ["<b>Mia</b>", "bMia/b", "bMia/b’s"],
    ["🌟", "Star", "Star’s"],
    ["A\u030asa", "Åsa", "Åsa’s"],
  ])("%j", (given, full, fullPossessive) => {
    expect(toNameForms(given)).toMatchObject({ full, fullPossessive });
  });

  it("keeps the joiner that Persian names are spelled with", () => {
    expect(toNameForms("علی\u200cرضا").full).toBe("علی\u200cرضا");
  });

  it.each([
    ["Ada & Eve", "Ada"],
    ["Ada and Eve", "Ada"],
    ["Ada And Eve", "Ada"],
    ["Ada + Eve", "Ada"],
    ["Ada&Eve", "Ada"],
    ["Ada / Eve", "Ada"],
    ["Ada, Eve and Tom", "Ada"],
    ["Ada, Eve, and Tom", "Ada"],
    ["Ada, Eve, Tom", "Ada"],
    ["Twins Ada & Eve", "Ada"],
    ["the twins Ada and Eve", "Ada"],
    ["Ada Lopez and Eve Lopez", "Ada Lopez"],
    ["Lopez, Ada", "Lopez, Ada"],
    ["Andy", "Andy"],
    ["Ada &", "Ada &"],
    ["Ada Sandra", "Ada Sandra"],
  ])("is told of the first of several children: %j", (given, full) => {
    expect(toNameForms(given)).toMatchObject({ full, short: full });
  });

  it("never cuts a name where it is joined", () => {
    expect(toNameForms("Ada und Eve").short).toBe("Ada");
    expect(toNameForms("Ада и Ева").short).toBe("Ада");
  });

  it("shortens a very long name by whole words only", () => {
    const { full, short } = toNameForms("Maria ".repeat(33));
    expect(full).toHaveLength(197);
    expect(short).toBe("Maria Maria");
    expect(toNameForms("Anna Maria Lopez").short).toBe("Anna Maria");
    expect(toNameForms("Zoë-Marie van der Berg").short).toBe("Zoë-Marie");
    expect(toNameForms("Anna Lena De Silva").short).toBe("Anna Lena");
    expect(toNameForms("x".repeat(200)).short).toHaveLength(200);
  });
});

import { describe, expect, test } from "vitest";
import { checkRequest } from "./check-request";

const verdictOn = (title: string, heroName: string) =>
  checkRequest({ title, topics: [title], heroName, interests: [] });
const oneEach = (names: string): [string][] => names.split(/\s*,\s*/u).map((name) => [name]);

describe("23.7: a real name is no rude word", () => {
  test.each(
    oneEach(
      "Annalena, Annaliese, Annalise, Annalynn, Annalisa, Annaleigh, Analucía, Analee, Sanal Kumar, Anushka, Anusha, " +
        "Tanushree, Dhanush, Danuše, Hanuš, Anusuya, Shital, Kshitij, Rushit, Bhushit, Somporn, Pornnapa, Jiraporn, Wannaporn, " +
        "Arsènie, Arsen, Cumali, Cummings, Fagbenle, Fagr, Fagin, Dickie, Dickerson, Burdick, Vodičková, Bích, " +
        "Bich Ngoc, Ngoc Bich, Assol, Assel, Assunta, Assefa, Rangga, Airlangga, György, Georgy, Giorgi, Orgyen, " +
        "Rapeepat, Twatchai, Penisimani, Boobalan, Dildora, Kikelomo, Fukayna, Fukumoto, Wankhede, Negrón, Vandyke, " +
        "Phuc, Dong, Wang, Fanny, Randy, Gaylord, Dick, Гліб, Γλυκερία, Παπαϊωάννου",
    ),
  )("%s, of a child and of anybody in its stories", (name) => {
    expect(verdictOn("A day at the lake", name)).toEqual({ ok: true });
    expect(verdictOn(`${name} and the lake`, "Mia")).toEqual({ ok: true });
  });

  test.each(oneEach("Bich, Kike, Fu, Fu Wei, Gun, Abbos, Mia Beer, Mia Gore"))(
    "%s is a child's name, and nothing else",
    (name) => {
      expect(verdictOn("A day at the lake", name)).toEqual({ ok: true });
      expect(verdictOn(`${name} and the lake`, name)).toEqual({ ok: true });
      expect(verdictOn(`${name} and the lake`, "Ada")).toMatchObject({ ok: false });
      expect(verdictOn(`${name} and the murder`, name)).toMatchObject({ ok: false, field: "title" });
    },
  );

  test.each(
    oneEach(
      "Bitch, Dickhead, Dickface, Asshole, Anal, Anus, Analsex, Cumslut, Cum, Orgy, Dildo, Faggot, Fag, " +
        "Kike Bitch, Fu Fuck, Fucker, F U C K, Nigga, Nigger, Whore, Slut, Boobs, Penis, Porn, Childporn, Shithead, " +
        "Rape, Twat, Wanker, Demon, Hitler, ѕех, ѕhіt, Bich Fuck",
    ),
  )("%s stays refused", (name) => {
    expect(verdictOn("A day at the lake", name)).toMatchObject({ ok: false, field: "heroName" });
  });
});

import { listPlots } from "@/lib/features/writing/classic/choose-plot";
import { readOrder } from "@/lib/features/writing/subjects/read-order";
import { rankPlots } from "@/lib/features/writing/classic/rank-plots";
import { countLeftOut } from "@/lib/features/writing/classic/left-out";
import { findAnotherStory } from "@/lib/features/writing/classic/another-story";
const base = { heroName:"Ella", age:6, gender:"Girl", interests:[], level:"Emerging", theme:"adventure", creativityLevel:3, ageAppropriate:true, style:null, seed:1 };
for (const [title, t, told] of [["Ella and the digger","digger",["days/wave-back"]],["The garbage truck","garbage truck",["days/beep-beep-backward"]],["Ella and the unicorn","unicorn",["fantasy/first-comes-the-horn"]],["Ella and the princess","princess",["fantasy/way-for-the-soup"]],["Soccer","soccer",["days/where-the-ball-isnt"]],["Ella and the train","train",["days/no-clank"]],["Dinosaurs","dinosaurs",["fantasy/that-is-new"]]] as [string,string,string[]][]) {
  const order = {...base,title,topics:[t]} as any; const r = readOrder(order);
  const l = listPlots(order, told, r);
  console.log(title, "main", r.main?.entry.word, "| list", l.slice(0,6).map(s=>s.id+(s.subject?"!":"")).join(" "), "| ranked", rankPlots(order,r).map(g=>g.slice(0,3).map(s=>s.id).join(",")).slice(0,4).join(" / "), "| parts", l.slice(0,3).map(s=>countLeftOut(order,{shape:s,told,reading:r}).parts.join(";")).join(" | "));
}

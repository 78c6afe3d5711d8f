import { BookOpen, Sparkles, UserRoundPlus } from "lucide-react";
import { themeScene } from "@/components/features/stories/theme-scene";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import type { GoTo } from "./use-dashboard-tab";

/** A patch of night in the day: the one thing that most evenings begin with. */
export function QuickActions({ goTo }: { goTo: GoTo }) {
  return (
    <section
      aria-labelledby="quick-actions"
      className="overflow-hidden rounded-xl border by-night shadow-card"
    >
      <Picture
        src={themeScene("mystery")}
        alt=""
        className="h-36 w-full object-cover object-[center_72%] sm:h-44"
      />
      <div className="grid gap-2.5 p-5">
        <h2 id="quick-actions" className="mb-1 text-xl font-semibold tracking-tight">
          What shall we read tonight?
        </h2>
        <Button
          variant="accent"
          onClick={() => {
            goTo("create");
          }}
        >
          <Sparkles aria-hidden />
          Create Story
        </Button>
        <div className="grid grid-cols-2 gap-2.5">
          <Button
            variant="outline"
            className="px-2"
            onClick={() => {
              goTo("children", { add: "1" });
            }}
          >
            <UserRoundPlus aria-hidden />
            Add Child
          </Button>
          <Button
            variant="outline"
            className="px-2"
            onClick={() => {
              goTo("library");
            }}
          >
            <BookOpen aria-hidden />
            View Library
          </Button>
        </div>
      </div>
    </section>
  );
}

import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { Picture, type PictureProps } from "../../../../ui/media/picture.tsx";
import { coverOf, type Story } from "./story.ts";
import "./magazine-stories.css";

interface StoryCoverProps extends Pick<PictureProps, "sizes" | "ratio" | "priority" | "tall"> {
  story: Story;
}

/** The photograph of an article, or a plate with its first letter, so that a row of them keeps its rhythm. */
export function StoryCover({ story, ...shape }: StoryCoverProps) {
  const cover = coverOf(story);
  if (cover) return <Picture {...cover} {...shape} />;
  return (
    <div
      className={joinClasses("center well story-plate", shape.ratio === "1:1" && "story-plate--square")}
      aria-hidden
    >
      {[...story.title][0]}
    </div>
  );
}

import { joinClasses } from "../base/join-classes.ts";
import { ICON_PATHS, type IconName } from "./icon-paths.ts";
import "./icon.css";

export interface IconProps {
  name: IconName;
  size?: "small" | "normal" | "large";
  /** Arrows, chevrons and other icons with a horizontal direction are mirrored in Arabic. */
  flip?: boolean;
}

/** Always decorative: the text beside it, or the label of its button, has the meaning. */
export function Icon({ name, size = "normal", flip = false }: IconProps) {
  return (
    <svg
      className={joinClasses("i", size !== "normal" && `i--${size}`, flip && "flip")}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}

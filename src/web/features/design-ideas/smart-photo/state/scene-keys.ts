import type { KeyboardEvent } from "react";
import type { Edition } from "../../../../../editions/edition.ts";
import type { SceneWay } from "./scene-acts.ts";

/** The way that an arrow key leads, as one reads. */
export function wayOfArrow({ key }: KeyboardEvent, direction: Edition["direction"]): SceneWay | undefined {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  return key === (direction === "rtl" ? "ArrowLeft" : "ArrowRight") ? "next" : "previous";
}

/** The key that links do not know, where they act as buttons. */
export function onSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

import type { Card } from "./draw-card.ts";
import type { Original, RenditionOptions } from "./encode-picture.ts";
import type { Stitching } from "./stitch-pictures.ts";

/** The tasks of the encoder's process. They contain only plain values, because they are sent to it. */
export type Task =
  | { kind: "encode"; original: Original; wish: RenditionOptions }
  | { kind: "card"; card: Card }
  | { kind: "stitch"; stitching: Stitching }
  | { kind: "measure"; input: Original["input"] };

/** The same picture in a quick version; undefined if none is quicker. */
export function quickTaskOf(task: Task): Task | undefined {
  if (task.kind !== "encode" || task.wish.format === "jpg") return undefined;
  return { ...task, wish: { ...task.wish, format: "jpg", isQuick: true } };
}

import type { Card } from "./draw-card.ts";
import type { Original, Wish } from "./encode-picture.ts";
import type { Stitching } from "./stitch-pictures.ts";

/** What the encoder's process can be asked to do. Only plain values: it travels there. */
export type Task =
  | { kind: "encode"; original: Original; wish: Wish }
  | { kind: "card"; card: Card }
  | { kind: "stitch"; stitching: Stitching }
  | { kind: "measure"; input: Original["input"] };

/** The same picture, quickly; unset where nothing is quicker. */
export function quickTaskOf(task: Task): Task | undefined {
  if (task.kind !== "encode" || task.wish.format === "jpg") return undefined;
  return { ...task, wish: { ...task.wish, format: "jpg", isQuick: true } };
}

import type { BoardChange } from "../../../../../contracts/wishlist/wishlist-shapes.ts";
import type { Country } from "../../../../../editions/regions.ts";
import { contentIdOf, keyOf, type SavedDesign } from "../../wishlist/saved-design.ts";

export type SavedChange =
  | { of: "boards"; change: BoardChange }
  | { of: "saved"; type: "add" | "remove"; design: SavedDesign };

interface Fields {
  get(name: string): unknown;
}

interface Known {
  saved: readonly SavedDesign[];
  country: Country;
}

/** Reads a change from a form, on the server and in the browser, so that forms also work without scripts. */
export function readChange(fields: Fields, { saved, country }: Known): SavedChange | undefined {
  const text = (name: string) => String(fields.get(name) ?? "");
  const design = saved.find((one) => keyOf(one) === text("item"));
  const item = design && contentIdOf(design, country);
  const [boardId, itemId, name] = [text("boardId"), text("itemId"), text("name")];
  const boards = (change: BoardChange): SavedChange => ({ of: "boards", change });
  const asked = text("do");
  switch (asked) {
    case "unsave":
      return design && { of: "saved", type: "remove", design };
    case "make":
      return boards({ do: asked, name, ...(item && { item }) });
    case "rename":
      return boards({ do: asked, boardId, name });
    case "add":
      return item && boards({ do: asked, boardId, item });
    case "takeOut":
      return boards({ do: asked, boardId, itemId });
    case "move":
      return boards({ do: asked, boardId, itemId, to: Number(text("to")) });
    case "remove":
    case "share":
    case "renew":
    case "close":
      return boards({ do: asked, boardId });
    default:
      return undefined;
  }
}

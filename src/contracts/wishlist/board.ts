import { z } from "zod";
import { typedLine } from "../typed-text.ts";
import { ContentId, WishedMeta } from "./content-id.ts";
import { LONGEST_BOARD_NAME, MOST_ON_BOARD } from "./wishlist-limits.ts";

/** In the form of a signed token, so that no log tells it (hide-tokens.ts). */
export const boardKey = z.string().regex(/^[\w-]{16}\.[\w-]{16}$/);

export const BoardItem = z.object({
  id: z.string(),
  slug: z.string(),
  content_type: z.string(),
  meta: WishedMeta,
});

export const Board = z.object({
  id: z.string(),
  name: z.string(),
  items: z.array(BoardItem).describe("In the owner's order"),
  key: boardKey.nullable().describe("Whoever has it may vote; none while the board is not shared"),
  isClosed: z.boolean().describe("The vote is over"),
  voters: z.array(z.object({ name: z.string().nullable(), marked: z.int() })),
});

const name = typedLine(LONGEST_BOARD_NAME);
const boardId = z.uuid();
const itemId = z.uuid();

export const BoardChange = z.discriminatedUnion("do", [
  z.object({ do: z.literal("make"), name, item: ContentId.optional() }),
  z.object({ do: z.literal("rename"), boardId, name }),
  z.object({ do: z.literal("remove"), boardId }),
  z.object({ do: z.literal("add"), boardId, item: ContentId }),
  z.object({ do: z.literal("takeOut"), boardId, itemId }),
  z.object({
    do: z.literal("move"),
    boardId,
    itemId,
    to: z
      .int()
      .min(0)
      .max(MOST_ON_BOARD - 1),
  }),
  z.object({ do: z.literal("share"), boardId }).describe("Opens the vote; the link stays the same"),
  z.object({ do: z.literal("renew"), boardId }).describe("A new link; the one before leads nowhere"),
  z.object({ do: z.literal("close"), boardId }),
]);

export type Board = z.output<typeof Board>;
export type BoardItem = z.output<typeof BoardItem>;
export type BoardChange = z.output<typeof BoardChange>;

import { z } from "zod";
import { typedLine } from "../field-types.ts";
import { LONGEST_BOARD_NAME, MARKS, MAX_ON_BOARD, OWN_PATH, PICTURE_ADDRESS } from "./wishlist-constants.ts";

const LONGEST_SLUG = 200;
const LONGEST_ADDRESS = 600;

function line(most: number) {
  return z
    .string()
    .min(1)
    .max(most)
    .refine((text) => text.isWellFormed() && !text.includes("\0"), "is no text");
}

/**
 * The data that is needed to show an item without another request. The specification does not define it; only these
 * fields are stored.
 */
export const SavedMeta = z
  .object({
    title: line(LONGEST_SLUG),
    href: line(LONGEST_ADDRESS).regex(OWN_PATH).describe("Its page on this site, as a path"),
    image: line(LONGEST_ADDRESS).regex(PICTURE_ADDRESS).describe("Its photograph, without size and format"),
    price: z.number().positive().max(1_000_000_000).describe("The price of the design as drawn, with tax"),
    facts: z.object({
      room: line(LONGEST_SLUG),
      layout: line(LONGEST_SLUG).optional(),
      index: z.number().positive().max(100),
    }),
  })
  .partial();

/** WL-01: a saved item. For a look, the slug is its `id_1_Value` (WL-10). */
export const ContentId = z.object({
  country_code: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .transform((code) => code.toUpperCase())
    .meta({ type: "string", pattern: "^[A-Za-z]{2}$" }),
  slug: line(LONGEST_SLUG),
  content_type: z.string().regex(/^[\w-]{1,60}$/),
  meta: SavedMeta.default({}),
});

export type ContentId = z.output<typeof ContentId>;

/** Has the form of a signed token, so that it is removed from logs (hide-tokens.ts). */
export const boardKey = z.string().regex(/^[\w-]{16}\.[\w-]{16}$/);

export const BoardItem = z.object({
  id: z.string(),
  slug: z.string(),
  content_type: z.string(),
  meta: SavedMeta,
});

export const Board = z.object({
  id: z.string(),
  name: z.string(),
  items: z.array(BoardItem).describe("In the owner's order"),
  key: boardKey.nullable().describe("Everyone who has the key may vote; null while the board is not shared"),
  isClosed: z.boolean().describe("The vote has ended"),
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
      .max(MAX_ON_BOARD - 1),
  }),
  z.object({ do: z.literal("share"), boardId }).describe("Opens the vote; the link stays the same"),
  z
    .object({ do: z.literal("renew"), boardId })
    .describe("Creates a new link; the previous link stops working"),
  z.object({ do: z.literal("close"), boardId }),
]);

export type Board = z.output<typeof Board>;
export type BoardItem = z.output<typeof BoardItem>;
export type BoardChange = z.output<typeof BoardChange>;

export const Mark = z.enum(MARKS);
export const Marks = z.record(z.string().max(40), Mark);

export const ItemTally = z.object({
  itemId: z.string(),
  keep: z.array(z.string().nullable()),
  maybe: z.array(z.string().nullable()),
  drop: z.array(z.string().nullable()),
});

export const BoardVote = z.object({
  name: z.string(),
  country: z.string(),
  isClosed: z.boolean(),
  isOwner: z.boolean(),
  items: z.array(BoardItem),
  mine: z.object({ name: z.string().nullable(), marks: Marks }).nullable(),
  voters: z.int(),
  tally: z
    .array(ItemTally)
    .nullable()
    .describe(
      "Shown to voters who have answered, to the owner, and to everyone when the vote has ended, so that votes are independent",
    ),
});

export type Mark = z.output<typeof Mark>;
export type Marks = z.output<typeof Marks>;
export type ItemTally = z.output<typeof ItemTally>;
export type BoardVote = z.output<typeof BoardVote>;

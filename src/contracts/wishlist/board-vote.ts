import { z } from "zod";
import { BoardItem } from "./board.ts";
import { MARKS } from "./marks.ts";

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
      "Told to whoever has answered, to the owner, and to all when the vote is over: nobody votes after others",
    ),
});

export type Mark = z.output<typeof Mark>;
export type Marks = z.output<typeof Marks>;
export type ItemTally = z.output<typeof ItemTally>;
export type BoardVote = z.output<typeof BoardVote>;

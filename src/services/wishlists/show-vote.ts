import type { BoardItem } from "../../contracts/wishlist/board.ts";
import type { BoardVote, ItemTally, Mark } from "../../contracts/wishlist/board-vote.ts";
import { MARKS } from "../../contracts/wishlist/marks.ts";
import type { BoardRow } from "../../platform/database/moving/wishlist-rows.ts";
import { type BoardAnswer, hashVoter, listAnswers } from "./answer-store.ts";
import { listBoardItems } from "./board-store.ts";
import type { Db } from "./wishlist-store.ts";

interface Viewer {
  voter: string | undefined;
  customerId: string | undefined;
}

/** A board for one who has its link. What others say is told to whoever has spoken, so that nobody votes after them. */
export async function showVote(db: Db, board: BoardRow, { voter, customerId }: Viewer): Promise<BoardVote> {
  const items = await listBoardItems(db, board.id);
  const answers = await listAnswers(db, board.id);
  const hash = voter && hashVoter(voter, board.id);
  const mine = answers.find(({ voterHash }) => voterHash === hash);
  const isOwner = customerId === board.customer_id;
  const isClosed = Number(board.is_closed) === 1;
  return {
    name: board.name,
    country: board.country,
    isClosed,
    isOwner,
    items,
    mine: mine ? { name: mine.name, marks: mine.marks } : null,
    voters: answers.length,
    tally: mine || isOwner || isClosed ? tallyOf(items, answers) : null,
  };
}

function tallyOf(items: readonly BoardItem[], answers: readonly BoardAnswer[]): ItemTally[] {
  return items.map(({ id }) => {
    const whoSays = (mark: Mark) => answers.filter(({ marks }) => marks[id] === mark).map(({ name }) => name);
    const [keep, maybe, drop] = MARKS.map(whoSays);
    return { itemId: id, keep: keep ?? [], maybe: maybe ?? [], drop: drop ?? [] };
  });
}

import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { BoardChange } from "../../contracts/wishlist/board.ts";
import { MOST_BOARDS, MOST_ON_BOARD } from "../../contracts/wishlist/wishlist-limits.ts";
import type { BoardRow } from "../../platform/database/moving/wishlist-rows.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import {
  addToBoard,
  changeBoard,
  findOwnBoard,
  makeBoard,
  moveOnBoard,
  type Owner,
  removeBoards,
  takeOutOfBoard,
} from "./board-store.ts";

/** One change of one board of its owner's. */
export async function changeBoards(
  db: Transaction<Schema>,
  owner: Owner,
  change: BoardChange,
): Promise<Refusal | undefined> {
  if (change.do === "make") return makeFilled(db, owner, change);
  const board = await findOwnBoard(db, owner, change.boardId);
  return board ? applyChange(db, board, change) : new Refusal(404, "There is no such board.");
}

type Make = Extract<BoardChange, { do: "make" }>;

async function makeFilled(
  db: Transaction<Schema>,
  owner: Owner,
  { name, item }: Make,
): Promise<Refusal | undefined> {
  const id = await makeBoard(db, owner, name);
  if (id === undefined) return new Refusal(409, `There are ${MOST_BOARDS} boards at most.`);
  if (item) await addToBoard(db, id, item);
  return undefined;
}

async function applyChange(
  db: Transaction<Schema>,
  board: BoardRow,
  change: Exclude<BoardChange, Make>,
): Promise<Refusal | undefined> {
  const { id, share_key } = board;
  switch (change.do) {
    case "rename":
      await changeBoard(db, id, { name: change.name });
      return undefined;
    case "remove":
      await removeBoards(db, [id]);
      return undefined;
    case "add":
      return (await addToBoard(db, id, change.item)) === "full"
        ? new Refusal(409, `A board holds ${MOST_ON_BOARD} things at most.`)
        : undefined;
    case "takeOut":
      await takeOutOfBoard(db, id, change.itemId);
      return undefined;
    case "move":
      await moveOnBoard(db, id, change.itemId, change.to);
      return undefined;
    case "share":
      await changeBoard(db, id, { share_key: share_key ?? newKey(), is_closed: 0 });
      return undefined;
    case "renew":
      await changeBoard(db, id, { share_key: newKey(), is_closed: 0 });
      return undefined;
    case "close":
      await changeBoard(db, id, { is_closed: 1 });
      return undefined;
  }
}

/** In two halves, as a signed token: no log tells it (hide-tokens.ts). */
function newKey(): string {
  const half = () => randomBytes(12).toString("base64url");
  return `${half()}.${half()}`;
}

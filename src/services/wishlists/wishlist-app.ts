import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import type { Transaction } from "kysely";
import {
  changeBoards as changeBoardsCall,
  listBoards as listBoardsCall,
} from "../../contracts/calls/customer/boards.ts";
import { getWishlist, saveWishlist } from "../../contracts/calls/customer/wishlist.ts";
import { MAX_BOARDS, MAX_ON_BOARD, MAX_WISHED } from "../../contracts/wishlist/wishlist-constants.ts";
import type { BoardChange, ContentId } from "../../contracts/wishlist/wishlist-shapes.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { customerWrite } from "../customers/customer-write.ts";
import type { IdentifyCaller } from "../customers/identify-caller.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall, serveCalls } from "../http/serve-call.ts";
import {
  addToBoard,
  type BoardRow,
  changeBoard,
  findOwnBoard,
  listBoards,
  makeBoard,
  moveOnBoard,
  type Owner,
  removeBoards,
  removeFromBoard,
} from "./board-store.ts";
import { addSaved, type Db, listSaved, removeSaved } from "./wishlist-rows.ts";

export function createWishlistApp(db: Db, identifyCaller: IdentifyCaller): Hono {
  const app = new Hono();

  async function save(customerId: string, type: "add" | "remove" | "check", content: ContentId) {
    const { meta: _, ...sought } = content;
    if (type === "check") return { liked: (await listSaved(db, customerId, sought)).length > 0 };
    return customerWrite(db, customerId, async (transaction) => {
      if (type === "remove") await removeSaved(transaction, customerId, content);
      else if ((await addSaved(transaction, customerId, content)) === "full")
        return new Refusal(409, `A wishlist holds ${MAX_WISHED} things at most.`);
      return { liked: type === "add" };
    });
  }

  serveCalls(
    app,
    [
      getWishlist,
      async ({ authorization, content_id }) => {
        const who = await identifyCaller(authorization);
        return who instanceof Refusal ? who : { items: await listSaved(db, who.sub, content_id) };
      },
    ],
    [
      saveWishlist,
      async ({ authorization, type, content_id }) => {
        const who = await identifyCaller(authorization);
        return who instanceof Refusal ? who : save(who.sub, type, content_id);
      },
    ],
  );

  serveCall(app, listBoardsCall, async ({ authorization, country_code: country }) => {
    const who = await identifyCaller(authorization);
    return who instanceof Refusal ? who : { boards: await listBoards(db, { customerId: who.sub, country }) };
  });

  serveCall(app, changeBoardsCall, async ({ authorization, country_code: country, change }) => {
    const who = await identifyCaller(authorization);
    if (who instanceof Refusal) return who;
    const owner = { customerId: who.sub, country };
    const refused = await customerWrite(db, who.sub, (transaction) =>
      changeBoards(transaction, owner, change),
    );
    return refused ?? { boards: await listBoards(db, owner) };
  });

  return app;
}

async function changeBoards(
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
  if (id === undefined) return new Refusal(409, `There are ${MAX_BOARDS} boards at most.`);
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
        ? new Refusal(409, `A board holds ${MAX_ON_BOARD} things at most.`)
        : undefined;
    case "takeOut":
      await removeFromBoard(db, id, change.itemId);
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

/** In two halves like a signed token, so that it is removed from logs (hide-tokens.ts). */
function newKey(): string {
  const half = () => randomBytes(12).toString("base64url");
  return `${half()}.${half()}`;
}

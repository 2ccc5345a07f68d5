import type { Transaction } from "kysely";
import { MAX_BOARDS, MAX_ON_BOARD } from "../../contracts/wishlist/wishlist-constants.ts";
import type { Board, BoardItem, ContentId } from "../../contracts/wishlist/wishlist-shapes.ts";
import { newId } from "../../platform/database/new-id.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { listAnswers, lockBoard } from "./answer-store.ts";
import { type Db, StoredMeta } from "./wishlist-rows.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    boards: BoardRow;
    /** A board has its own copies: an item that is removed from the wishlist stays on its boards. */
    board_items: {
      id: string;
      board_id: string;
      content_type: string;
      slug: string;
      meta: string;
      position: number;
    };
  }
}

export interface BoardRow {
  id: string;
  customer_id: string;
  country: string;
  name: string;
  share_key: string | null;
  is_closed: number;
  created_at: string;
}

export interface Owner {
  customerId: string;
  country: string;
}

export async function listBoards(db: Db, { customerId, country }: Owner): Promise<Board[]> {
  const rows = await db
    .selectFrom("boards")
    .selectAll()
    .where("customer_id", "=", customerId)
    .where("country", "=", country)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return Promise.all(rows.map((row) => describeBoard(db, row)));
}

async function describeBoard(db: Db, { id, name, share_key, is_closed }: BoardRow): Promise<Board> {
  const items = await listBoardItems(db, id);
  const answers = await listAnswers(db, id);
  const ids = new Set(items.map((item) => item.id));
  const voters = answers.map((answer) => ({
    name: answer.name,
    marked: Object.keys(answer.marks).filter((itemId) => ids.has(itemId)).length,
  }));
  return { id, name, items, key: share_key, isClosed: Number(is_closed) === 1, voters };
}

/** Undefined for another customer's board, as for a missing one. */
export function findOwnBoard(
  db: Db,
  { customerId, country }: Owner,
  id: string,
): Promise<BoardRow | undefined> {
  return db
    .selectFrom("boards")
    .selectAll()
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .where("country", "=", country)
    .executeTakeFirst();
}

export function findSharedBoard(db: Db, key: string): Promise<BoardRow | undefined> {
  return db.selectFrom("boards").selectAll().where("share_key", "=", key).executeTakeFirst();
}

export async function makeBoard(db: Db, owner: Owner, name: string): Promise<string | undefined> {
  const id = newId();
  const { count } = await db
    .selectFrom("boards")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("customer_id", "=", owner.customerId)
    .where("country", "=", owner.country)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_BOARDS) return undefined;
  const own = { customer_id: owner.customerId, country: owner.country };
  const fresh = { share_key: null, is_closed: 0, created_at: new Date().toISOString() };
  await db
    .insertInto("boards")
    .values({ id, ...own, name, ...fresh })
    .execute();
  return id;
}

export async function changeBoard(
  db: Db,
  id: string,
  change: Partial<Pick<BoardRow, "name" | "share_key" | "is_closed">>,
): Promise<void> {
  await db.updateTable("boards").set(change).where("id", "=", id).execute();
}

export async function removeBoards(db: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // Waits for a vote that is being stored, and removes it with the others.
  for (const id of ids.toSorted()) await lockBoard(db, id);
  await db.deleteFrom("board_answers").where("board_id", "in", ids).execute();
  await db.deleteFrom("board_items").where("board_id", "in", ids).execute();
  await db.deleteFrom("boards").where("id", "in", ids).execute();
}

export async function listBoardItems(db: Db, boardId: string): Promise<BoardItem[]> {
  const rows = await db
    .selectFrom("board_items")
    .selectAll()
    .where("board_id", "=", boardId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ id, slug, content_type, meta }) => ({
    id,
    slug,
    content_type,
    meta: StoredMeta.parse(meta),
  }));
}

export async function addToBoard(db: Db, boardId: string, content: ContentId): Promise<"added" | "full"> {
  const rows = await db
    .selectFrom("board_items")
    .select(["slug", "content_type", "position"])
    .where("board_id", "=", boardId)
    .execute();
  const isThere = rows.some(
    ({ slug, content_type }) => slug === content.slug && content_type === content.content_type,
  );
  if (isThere) return "added";
  if (rows.length >= MAX_ON_BOARD) return "full";
  const { slug, content_type } = content;
  const position = Math.max(-1, ...rows.map((row) => Number(row.position))) + 1;
  await db
    .insertInto("board_items")
    .values({
      id: newId(),
      board_id: boardId,
      slug,
      content_type,
      meta: JSON.stringify(content.meta),
      position,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return "added";
}

export async function removeFromBoard(db: Db, boardId: string, itemId: string): Promise<void> {
  await db.deleteFrom("board_items").where("board_id", "=", boardId).where("id", "=", itemId).execute();
}

export async function moveOnBoard(db: Db, boardId: string, itemId: string, to: number): Promise<void> {
  const ids = (await listBoardItems(db, boardId)).map(({ id }) => id);
  if (!ids.includes(itemId)) return;
  const order = ids.filter((id) => id !== itemId).toSpliced(to, 0, itemId);
  for (const [position, id] of order.entries())
    if (ids[position] !== id || id === itemId)
      await db.updateTable("board_items").set({ position }).where("id", "=", id).execute();
}

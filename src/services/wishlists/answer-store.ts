import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { z } from "zod";
import { MAX_VOTERS } from "../../contracts/wishlist/wishlist-constants.ts";
import { Marks } from "../../contracts/wishlist/wishlist-shapes.ts";
import { lockedTransaction } from "../../platform/database/locked-transaction.ts";
import { newId } from "../../platform/database/new-id.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Db } from "./wishlist-rows.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    board_answers: {
      id: string;
      board_id: string;
      /** The hash of the voter's key with the board's id, so that a voter cannot be recognised on another board. */
      voter_hash: string;
      name: string | null;
      /** JSON: marks by the item's id. */
      marks: string;
      created_at: string;
      updated_at: string;
    };
  }
}

export interface BoardAnswer {
  voterHash: string;
  name: string | null;
  marks: Marks;
}

export async function listAnswers(db: Db, boardId: string): Promise<BoardAnswer[]> {
  const rows = await db
    .selectFrom("board_answers")
    .selectAll()
    .where("board_id", "=", boardId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ voter_hash, name, marks }) => ({
    voterHash: voter_hash,
    name,
    marks: StoredMarks.parse(marks),
  }));
}

export async function storeAnswer(
  db: Db,
  boardId: string,
  answer: BoardAnswer,
): Promise<"kept" | "full" | "closed"> {
  const now = new Date().toISOString();
  const said = { name: answer.name, marks: JSON.stringify(answer.marks), updated_at: now };
  return lockedTransaction(db, lockOf(boardId), async (transaction) => {
    const board = await transaction
      .selectFrom("boards")
      .select("is_closed")
      .where("id", "=", boardId)
      .executeTakeFirst();
    // Closed or removed since the voter opened it.
    if (!board || Number(board.is_closed) === 1) return "closed";
    const others = await transaction
      .selectFrom("board_answers")
      .select("voter_hash")
      .where("board_id", "=", boardId)
      .where("voter_hash", "!=", answer.voterHash)
      .execute();
    if (others.length >= MAX_VOTERS) return "full";
    await transaction
      .insertInto("board_answers")
      .values({ id: newId(), board_id: boardId, voter_hash: answer.voterHash, created_at: now, ...said })
      .onConflict((conflict) => conflict.columns(["board_id", "voter_hash"]).doUpdateSet(said))
      .execute();
    return "kept";
  });
}

/** Locked until the transaction ends, so that no vote on this board is stored in the meantime. */
export function lockBoard(db: Transaction<Schema>, boardId: string): Promise<void> {
  return lockedTransaction(db, lockOf(boardId), async () => {});
}

function lockOf(boardId: string): string {
  return `board:${boardId}`;
}

/** The key cannot be guessed, so its hash needs no salt; with the board's id it reveals nothing about other boards. */
export function hashVoter(voter: string, boardId: string): string {
  return createHash("sha256").update(`${boardId} ${voter}`).digest("hex");
}

const StoredMarks = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(Marks);

import { Hono } from "hono";
import { answerBoard, getBoardVote } from "../../contracts/calls/customer/boards.ts";
import { MARKS, MAX_VOTERS } from "../../contracts/wishlist/wishlist-constants.ts";
import type {
  BoardItem,
  BoardVote,
  ItemTally,
  Mark,
  Marks,
} from "../../contracts/wishlist/wishlist-shapes.ts";
import type { IdentifyCaller } from "../customers/identify-caller.ts";
import { limitVisits } from "../http/limit-visits.ts";
import type { OpenRateLimit } from "../http/rate-limits.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { type BoardAnswer, hashVoter, listAnswers, storeAnswer } from "./answer-store.ts";
import { type BoardRow, findSharedBoard, listBoardItems } from "./board-store.ts";
import type { Db } from "./wishlist-rows.ts";

/** Enough for a family behind one connection that changes its votes often, too few for a bot that fills the table. */
const MAX_ANSWERS = 400;
const MAX_READS = 900;
const TEN_MINUTES = 600;

/**
 * Votes on a shared board. They need no login: the link gives access, and the browser's own key identifies the voter.
 */
export function createVoteApp(db: Db, identifyCaller: IdentifyCaller, openLimit: OpenRateLimit): Hono {
  const app = new Hono();
  const limitAnswers = limitVisits(openLimit("votes", MAX_ANSWERS, TEN_MINUTES));
  const limitReads = limitVisits(openLimit("vote-reads", MAX_READS, TEN_MINUTES));

  /** A logged-in visitor may be the owner; all others are guests. */
  async function customerOf(authorization: string | undefined): Promise<string | undefined> {
    const who = authorization ? await identifyCaller(authorization) : undefined;
    return who && !(who instanceof Refusal) ? who.sub : undefined;
  }

  serveCall(app, getBoardVote, async ({ authorization, key, voter, visitorAddress }) => {
    const tooMany = await limitReads(visitorAddress);
    if (tooMany) return tooMany;
    const board = await findSharedBoard(db, key);
    return board ? showVote(db, board, { voter, customerId: await customerOf(authorization) }) : refuseKey();
  });

  serveCall(app, answerBoard, async ({ authorization, key, voter, name, marks, visitorAddress }) => {
    const tooMany = await limitAnswers(visitorAddress);
    if (tooMany) return tooMany;
    const board = await findSharedBoard(db, key);
    if (!board) return refuseKey();
    const items = await listBoardItems(db, board.id);
    const answer = {
      voterHash: hashVoter(voter, board.id),
      name: name ?? null,
      marks: only(
        marks,
        items.map(({ id }) => id),
      ),
    };
    const kept = await storeAnswer(db, board.id, answer);
    if (kept === "closed") return new Refusal(409, "The vote has ended.", { reason: "closed" });
    if (kept === "full")
      return new Refusal(409, `${MAX_VOTERS} people have answered, which is the maximum.`, {
        reason: "full",
      });
    return showVote(db, board, { voter, customerId: await customerOf(authorization) });
  });

  return app;
}

/** Votes for items that have been removed in the meantime are not stored. */
function only(marks: Marks, ids: readonly string[]): Marks {
  return Object.fromEntries(Object.entries(marks).filter(([id]) => ids.includes(id)));
}

function refuseKey(): Refusal {
  return new Refusal(404, "There is no board with this link, or it is no longer shared.");
}

interface Viewer {
  voter: string | undefined;
  customerId: string | undefined;
}

/**
 * A board for a visitor with its link. The votes of others are shown only after the visitor's own vote, so that they
 * do not influence it.
 */
async function showVote(db: Db, board: BoardRow, { voter, customerId }: Viewer): Promise<BoardVote> {
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

import { z } from "zod";
import { defineCall } from "../../define-call.ts";
import { servedCountry, typedLine } from "../../field-types.ts";
import { LONGEST_VOTER_NAME, MAX_ON_BOARD } from "../../wishlist/wishlist-constants.ts";
import { Board, BoardChange, BoardVote, boardKey, Marks } from "../../wishlist/wishlist-shapes.ts";
import { answerBoardDescriptor, changeBoardsDescriptor } from "./boards-descriptor.ts";
import { bearer, byCustomer, NOT_LOGGED_IN, OF_CUSTOMER } from "./get-customer.ts";

const Boards = z.object({ boards: z.array(Board) });
const NO_LINK = { 404: "No board has this link, or not any more." };
const TOO_OFTEN = { 429: "Too many from this address; retry-after says when to come back." };

export const listBoards = defineCall({
  name: "listBoards",
  summary: "The boards that a customer has made of what they saved, in one country",
  ...OF_CUSTOMER,
  method: "GET",
  path: "/v1/api/boards",
  input: byCustomer.extend({ country_code: servedCountry }),
  answer: Boards,
});

const { types: _change, ...changing } = changeBoardsDescriptor;

export const changeBoards = defineCall({
  ...changing,
  summary: "Makes, fills, orders, shares or removes a customer's board; answers all of them",
  input: z.object({ authorization: bearer, country_code: servedCountry, change: BoardChange }),
  answer: Boards,
  failures: {
    ...NOT_LOGGED_IN,
    404: "The customer has no such board, or nothing such is on it.",
    409: "There are as many boards, or as many things on this one, as there can be.",
  },
});

const voter = boardKey.describe("Made by the voter's browser: who has it changes the answer");
const visitorAddress = z.string().optional().describe("Of whoever asks, where the site asks for them");

export const getBoardVote = defineCall({
  name: "getBoardVote",
  summary: "A shared board, for whoever has its link",
  host: "bumblebee",
  method: "GET",
  path: "/v1/api/boards/vote",
  headers: {
    authorization: "authorization",
    key: "x-board-key",
    voter: "x-board-voter",
    visitorAddress: "x-forwarded-for",
  },
  isPersonal: true,
  isOurs: true,
  expected: [404, 429],
  input: z.object({ authorization: bearer, key: boardKey, voter: voter.optional(), visitorAddress }),
  answer: BoardVote,
  failures: { ...NO_LINK, ...TOO_OFTEN },
});

const { types: _answer, ...answering } = answerBoardDescriptor;

/** Sends all votes of one person each time: a repeated call changes nothing, and the latest one counts. */
export const answerBoard = defineCall({
  ...answering,
  summary: "What somebody with the link would keep, think about, or drop",
  input: z.object({
    authorization: bearer,
    key: boardKey,
    voter,
    name: typedLine(LONGEST_VOTER_NAME).optional().describe("A first name, or nothing"),
    marks: Marks.refine((marks) => Object.keys(marks).length <= MAX_ON_BOARD, "are too many"),
    visitorAddress,
  }),
  answer: BoardVote,
  failures: { ...NO_LINK, 409: "The vote is over, or as many have answered as can.", ...TOO_OFTEN },
});

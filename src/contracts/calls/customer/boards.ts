import { z } from "zod";
import { defineCall } from "../../define-call.ts";
import { servedCountry, typedLine } from "../../field-types.ts";
import { LONGEST_VOTER_NAME, MAX_ON_BOARD } from "../../wishlist/wishlist-constants.ts";
import { Board, BoardChange, BoardVote, boardKey, Marks } from "../../wishlist/wishlist-shapes.ts";
import { answerBoardDescriptor, changeBoardsDescriptor } from "./boards-descriptor.ts";
import { bearer, byCustomer, NOT_LOGGED_IN, OF_CUSTOMER } from "./get-customer.ts";

const Boards = z.object({ boards: z.array(Board) });
const NO_LINK = { 404: "There is no board with this link, or it is no longer shared." };
const TOO_OFTEN = { 429: "Too many requests from this address; retry-after says when to try again." };

export const listBoards = defineCall({
  name: "listBoards",
  summary: "The boards of a customer in one country, made of saved items",
  ...OF_CUSTOMER,
  method: "GET",
  path: "/v1/api/boards",
  input: byCustomer.extend({ country_code: servedCountry }),
  answer: Boards,
});

const { types: _change, ...changing } = changeBoardsDescriptor;

export const changeBoards = defineCall({
  ...changing,
  summary: "Creates, fills, sorts, shares or removes a board of a customer; returns all boards",
  input: z.object({ authorization: bearer, country_code: servedCountry, change: BoardChange }),
  answer: Boards,
  failures: {
    ...NOT_LOGGED_IN,
    404: "The customer has no such board, or the item is not on it.",
    409: "The maximum number of boards, or of items on this board, is reached.",
  },
});

const voter = boardKey.describe(
  "Created by the voter's browser; a request with the same value changes the vote",
);
const visitorAddress = z
  .string()
  .optional()
  .describe("Address of the visitor, if the site sends the request for the visitor");

export const getBoardVote = defineCall({
  name: "getBoardVote",
  summary: "A shared board, for everyone who has its link",
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
  summary: "Stores which items a voter with the link would keep, think about, or drop",
  input: z.object({
    authorization: bearer,
    key: boardKey,
    voter,
    name: typedLine(LONGEST_VOTER_NAME).optional().describe("A first name, if the voter gives one"),
    marks: Marks.refine((marks) => Object.keys(marks).length <= MAX_ON_BOARD, "are too many"),
    visitorAddress,
  }),
  answer: BoardVote,
  failures: {
    ...NO_LINK,
    409: "The vote has ended, or the maximum number of voters is reached.",
    ...TOO_OFTEN,
  },
});

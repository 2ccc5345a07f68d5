import { describeCall } from "../../browser/call-descriptor.ts";
import type { Board, BoardChange, BoardVote, Marks } from "../../wishlist/wishlist-shapes.ts";

const OWN = {
  host: "bumblebee",
  method: "POST",
  headers: { authorization: "authorization" },
  isPersonal: true,
  isOurs: true,
} as const;

interface Change {
  country_code: string;
  change: BoardChange;
}

export const changeBoardsDescriptor = describeCall<Change, { boards: Board[] }>({
  ...OWN,
  name: "changeBoards",
  path: "/v1/api/boards/change",
  expected: [401, 404, 409],
});

interface Answer {
  key: string;
  voter: string;
  name?: string | undefined;
  marks: Marks;
}

export const answerBoardDescriptor = describeCall<Answer, BoardVote>({
  ...OWN,
  name: "answerBoard",
  path: "/v1/api/boards/answer",
  headers: {
    authorization: "authorization",
    key: "x-board-key",
    voter: "x-board-voter",
    visitorAddress: "x-forwarded-for",
  },
  expected: [404, 409, 429],
});

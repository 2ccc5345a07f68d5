import { expect, test } from "vitest";
import { firstOfThread, threadOf } from "./lead-thread.ts";

const lead = (id: string, follows: string | null = null) => ({ id, follows });
const MINE = [lead("visit", "full"), lead("full", "soft"), lead("soft")];
const LEADS = [lead("lost", "forgotten"), lead("stranger's"), ...MINE];

test("a thread is the same for each of its leads, and contains no other lead of the number", () => {
  for (const one of MINE) {
    expect(threadOf(one, LEADS)).toEqual(MINE);
    expect(firstOfThread(one, LEADS)).toEqual(lead("soft"));
  }
  expect(threadOf(lead("stranger's"), LEADS)).toEqual([lead("stranger's")]);
});

test("a lead that follows a deleted one begins its own thread", () => {
  expect(threadOf(lead("lost", "forgotten"), LEADS)).toEqual([lead("lost", "forgotten")]);
});

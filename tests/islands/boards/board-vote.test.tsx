import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { BoardVote as Vote } from "../../../src/contracts/wishlist/wishlist-shapes.ts";
import BoardVote from "../../../src/web/features/customer/boards/vote/board-vote.island.tsx";
import { answerCalls } from "../../support/islands/answer-calls.ts";
import { openIsland, serveIsland } from "../../support/islands/serve-island.tsx";
import { PATIENT } from "../../support/patient.ts";

const item = (id: string, price?: number) => ({
  id,
  slug: id,
  content_type: "smart-photo-lite",
  meta: { title: `Kitchen ${id}`, href: `/in/x/${id}`, image: `/api/images/${id}`, ...(price && { price }) },
});
const VOTE: Vote = {
  name: "Kitchen",
  country: "IN",
  isClosed: false,
  isOwner: false,
  items: [item("a", 100_000), item("b", 400_000)],
  mine: null,
  voters: 1,
  tally: null,
};
const ANSWERED: Vote = {
  ...VOTE,
  voters: 2,
  mine: { name: "Ravi", marks: { a: "keep", b: "drop" } },
  tally: [
    { itemId: "a", keep: ["Meera", "Ravi"], maybe: [], drop: [] },
    { itemId: "b", keep: ["Meera"], maybe: [], drop: ["Ravi"] },
  ],
};
const PROPS = {
  boardKey: "AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAA",
  voter: "BBBBBBBBBBBBBBBB.BBBBBBBBBBBBBBBB",
  vote: VOTE,
  hints: { b: { title: "A smaller one", href: "/in/x/smaller", less: 90_000 } },
  spread: { low: 0.9, high: 1.1, roundTo: 1000 },
};

test("without a script it is a form with three answers for each item", () => {
  const { element } = serveIsland(BoardVote, PROPS);
  expect(element.querySelectorAll("input[type=radio]")).toHaveLength(6);
  expect(element.querySelector("form button[type=submit]")?.textContent).toBe("Send my answer");
  expect(new FormData(element.querySelector("form") as HTMLFormElement).get("voter")).toBe(PROPS.voter);
  expect(element.querySelector("#results")).toBeNull();
});

test("an answer by keyboard is sent immediately, with the name, and shows the answers of the others", async () => {
  const user = userEvent.setup();
  const asked = answerCalls({ "/boards/answer": Response.json(ANSWERED) });
  await openIsland(BoardVote, PROPS);
  expect(screen.queryByRole("button", { name: "Send my answer" })).toBeNull();
  await user.type(screen.getByLabelText(/Your first name/), "Ravi");
  screen.getAllByRole("radio", { name: "Keep" })[0]?.focus();
  await user.keyboard(" ");
  await vi.waitFor(() => expect(asked.at(-1)?.body).toEqual({ name: "Ravi", marks: { a: "keep" } }), PATIENT);
  expect(await screen.findByText("2 people have answered.")).toBeTruthy();
  expect(screen.getByText("Drop: Ravi")).toBeTruthy();
  expect(document.querySelector(".vote__stake")?.textContent).toContain("₹3.6 – 4.4 lakh");
  expect(screen.getByRole("link", { name: /A smaller one.*₹90,000/ })).toBeTruthy();
});

test("an answer that does not arrive shows an error, and the next press sends all answers", async () => {
  const user = userEvent.setup();
  const asked = answerCalls({ "/boards/answer": [new Error("down"), Response.json(ANSWERED)] });
  await openIsland(BoardVote, PROPS);
  await user.click(screen.getAllByRole("radio", { name: "Keep" })[0] as HTMLElement);
  expect((await screen.findByRole("alert")).textContent).toContain("couldn’t send your answer");
  await user.click(screen.getAllByRole("radio", { name: "Drop" })[1] as HTMLElement);
  await vi.waitFor(() => expect(asked.at(-1)?.body).toEqual({ marks: { a: "keep", b: "drop" } }), PATIENT);
  expect(await screen.findByText("2 people have answered.")).toBeTruthy();
});

test("a closed vote shows the answers and no form, also in Arabic", async () => {
  await openIsland(BoardVote, { ...PROPS, vote: { ...ANSWERED, isClosed: true } }, { region: "sa-ar" });
  expect(screen.queryAllByRole("radio")).toHaveLength(0);
  expect(screen.getByText("ما اختلفتم عليه")).toBeTruthy();
  expect(document.querySelector(".vote__said")?.textContent).toContain("Meera");
});

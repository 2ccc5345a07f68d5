import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import FoundLists, {
  type FoundListsProps,
} from "../../../src/web/features/magazine/search/found-lists.island.tsx";
import { answerCalls } from "../../support/islands/answer-calls.ts";
import { openIsland } from "../../support/islands/serve-island.tsx";
import { PATIENT } from "../../support/patient.ts";

const PATH = "/in/magazine/search/kitchen";

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

test("SE-01 SE-02 MG-15 loads more items of one list, five at a time, and leaves the others unchanged", async () => {
  const asked = answerCalls({ "/api/graphql": () => answer(["six", "seven"], 7) });
  const { state } = await open();
  expect(stories()).toEqual(["one", "two", "three", "four", "five"]);
  await userEvent.click(screen.getByRole("link", { name: "Show 2 more" }));
  await vi.waitFor(() => expect(stories()).toHaveLength(7), PATIENT);
  expect(stories().slice(5)).toEqual(["six", "seven"]);
  expect(asked.map(({ body }) => body)).toEqual([
    {
      operationName: "magazineSearchPostsList",
      query: expect.stringContaining("magazineSearchPostsList"),
      variables: { type: "post", query: "kitchen", countryIsoCode: "IN", page: 2, pageSize: 5 },
    },
  ]);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("six"), PATIENT);
  expect(screen.queryByRole("link", { name: /^Show/ })).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("You’ve seen 7 of 7");
  expect(state.getState().searchConfig).toMatchObject({ post: { page: 2, total: 7 } });
});

test("MG-05 each tab shows its list, and has an address", async () => {
  await open();
  await userEvent.click(screen.getByRole("link", { name: "Writers 1" }));
  expect(screen.getByRole("link", { name: "Ananya Rao" }).getAttribute("href")).toBe(
    "/in/magazine/author/ananya-rao",
  );
  expect(stories()).toEqual([]);
  expect(location.pathname + location.search).toBe(`${PATH}?tab=writers`);
  await userEvent.click(screen.getByRole("link", { name: "Related Queries 0" }));
  expect(screen.getByText(/No results of this type/)).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Stories 7" }));
  expect(stories()).toHaveLength(5);
  expect(location.pathname + location.search).toBe(PATH);
});

test("SE-04 a failed load shows an error, and can be repeated", async () => {
  vi.spyOn(globalThis, "reportError").mockImplementation(() => {});
  answerCalls({ "/api/graphql": [new Response("", { status: 503 }), () => answer(["six"], 6)] });
  await open();
  await userEvent.click(screen.getByRole("link", { name: "Show 2 more" }));
  const again = await screen.findByRole("button", { name: "Try again" }, PATIENT);
  expect(stories()).toHaveLength(5);
  await userEvent.click(again);
  await vi.waitFor(() => expect(stories()).toHaveLength(6), PATIENT);
});

test("MG-13 a total that is only a lower bound is marked as such", async () => {
  const post = { ...list(2048, ["one", "two", "three", "four", "five"]), isLowerBound: true };
  await open({ lists: { ...LISTS, post } });
  expect(screen.getByRole("link", { name: "Stories 2,000+" })).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("You’ve seen 5 of more than 2,000");
});

test("without a script the next page of a list is a link", async () => {
  await open({ tab: "topics", lists: { ...LISTS, category: list(8, ["a", "b", "c", "d", "e"]) } });
  expect(screen.getByRole("link", { name: "Show 3 more" }).getAttribute("href")).toBe(
    `${PATH}?tab=topics&page=2`,
  );
});

const LISTS: FoundListsProps["lists"] = {
  post: list(7, ["one", "two", "three", "four", "five"]),
  author: { ...list(1, []), entries: [{ slug: "ananya-rao", name: "Ananya Rao" }] },
  category: list(0, []),
  post_tag: list(0, []),
};

function open(props: Partial<FoundListsProps> = {}) {
  const basePaths = {
    post: "/in/magazine/",
    author: "/in/magazine/author/",
    category: "/in/magazine/category/",
    post_tag: null,
  };
  return openIsland<FoundListsProps>(FoundLists, {
    keyword: "kitchen",
    path: PATH,
    basePaths,
    tab: "stories",
    lists: LISTS,
    pageSize: 5,
    ...props,
  });
}

function list(total: number, names: string[]): FoundListsProps["lists"]["post"] {
  return { first: 1, page: 1, total, entries: names.map((name) => ({ slug: name, name })) };
}

/** A response with the second page of the articles. */
function answer(names: string[], totalResultsCount: number): object {
  const posts = names.map((name) => ({
    postSlug: name,
    postTitle: name,
    postCategory: "Kitchens",
    postImageObj: null,
    postExcerpt: null,
    postReadingMinutes: 4,
  }));
  const others = { authors: [], categories: [], tags: [], correctedQuery: null, ignoredWords: [] };
  const found = { ...others, posts, totalResultsCount, isTotalExact: true, page: 2, pageSize: 5 };
  return { data: { magazineSearchPostsList: found } };
}

function stories(): string[] {
  return screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent ?? "");
}

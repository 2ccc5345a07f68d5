import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import BrowseCategories from "../../../src/web/features/magazine/browse/browse-categories.island.tsx";
import { answerCalls } from "../../support/islands/answer-calls.ts";
import { openIsland, serveIsland } from "../../support/islands/serve-island.tsx";
import { PATIENT } from "../../support/patient.ts";

const SEARCH = "/v1/magazine/post/search";
const category = (id: string, name: string) => ({
  id,
  name,
  href: `/in/magazine/category/${id}`,
  count: 4,
  parts: [{ name: `${name} in detail`, href: `/in/magazine/category/${id}/detail` }],
});
const props = {
  categories: [category("costs", "Costs"), category("kitchens", "Kitchens"), category("homes", "Homes")],
  stories: [{ slug: "a-quote", title: "A quote", href: "/in/magazine/a-quote", readingMinutes: 5 }],
  storyPattern: "/in/magazine/{slug}",
};

const opened = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>("details[open]")].map(({ dataset }) => dataset.category);
const busy = (element: HTMLElement) => element.querySelectorAll('[aria-busy="true"]').length;
const summary = (name: RegExp) => screen.getByText(name, { selector: ".browse__name" });

test("before hydration every category has its links, and the first has its stories", () => {
  const { element } = serveIsland(BrowseCategories, props);
  expect(opened(element)).toEqual(["costs"]);
  expect(element.querySelectorAll(".browse__ways a")).toHaveLength(6);
  expect(screen.getByText("A quote").getAttribute("href")).toBe("/in/magazine/a-quote");
  const names = [...element.querySelectorAll("details")].map((details) => details.getAttribute("name"));
  expect(new Set(names).size).toBe(1);
});

test("MG-10 opening a category closes the others, and fetches its stories once", async () => {
  const user = userEvent.setup();
  let answer: (posts: object) => void = () => {};
  const waiting = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const asked: URL[] = [];
  answerCalls({});
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push(new URL(request.url));
    return Response.json(await waiting);
  });
  const { element } = await openIsland(BrowseCategories, props);
  await user.click(summary(/^Kitchens/));
  await vi.waitFor(() => expect(opened(element)).toEqual(["kitchens"]), PATIENT);
  await vi.waitFor(() => expect(busy(element)).toBe(1), PATIENT);
  answer({ posts: [{ slug: "six-plans", title: "Six plans", readingMinutes: 7 }] });
  const story = await screen.findByText("Six plans");
  expect(story.getAttribute("href")).toBe("/in/magazine/six-plans");
  expect(busy(element)).toBe(0);
  expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { countryIsoCode: "IN", categories: "kitchens", page: "1", pageSize: "4" },
  ]);

  await user.click(summary(/^Costs/));
  await vi.waitFor(() => expect(opened(element)).toEqual(["costs"]), PATIENT);
  await user.click(summary(/^Kitchens/));
  await vi.waitFor(() => expect(opened(element)).toEqual(["kitchens"]), PATIENT);
  expect(asked).toHaveLength(1);
});

test("MG-10 a second click closes a category, so that none is open", async () => {
  const user = userEvent.setup();
  const { element } = await openIsland(BrowseCategories, props);
  await user.click(summary(/^Costs/));
  await vi.waitFor(() => expect(opened(element)).toEqual([]), PATIENT);
});

test("when stories cannot be loaded, the links into their category stay", async () => {
  const user = userEvent.setup();
  answerCalls({ [SEARCH]: new Response("", { status: 404 }) });
  vi.stubGlobal("reportError", () => {});
  const { element } = await openIsland(BrowseCategories, props);
  await user.click(summary(/^Homes/));
  await vi.waitFor(() => expect(opened(element)).toEqual(["homes"]), PATIENT);
  await vi.waitFor(() => expect(busy(element)).toBe(0), PATIENT);
  expect(element.querySelectorAll('[data-category="homes"] .browse__ways a')).toHaveLength(2);
});

test("a category that was opened before hydration stays open, with its stories", async () => {
  answerCalls({ [SEARCH]: () => ({ posts: [{ slug: "a-tour", title: "A tour" }] }) });
  const { element, hydrate } = serveIsland(BrowseCategories, props);
  element.querySelector('[data-category="costs"]')?.removeAttribute("open");
  element.querySelector('[data-category="homes"]')?.setAttribute("open", "");
  await hydrate();
  expect(await screen.findByText("A tour")).toBeDefined();
  expect(opened(element)).toEqual(["homes"]);
});

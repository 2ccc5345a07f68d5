import { screen, within } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Region } from "../../src/editions/regions.ts";
import Filters from "../../src/web/features/lists/filters/filters.island.tsx";
import { GROUPS } from "../../src/web/features/lists/filters/state/filter-groups.fixture.ts";
import { showGallery } from "../../src/web/features/lists/gallery/show-gallery.ts";
import { serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

vi.mock("../../src/web/features/lists/gallery/show-gallery.ts", () => ({ showGallery: vi.fn() }));

const PATH = "/in/design-ideas/kitchen-designs";
const fetch = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  vi.mocked(showGallery).mockClear();
  fetch.mockReset();
  fetch.mockImplementation(async () => found(5));
  vi.stubGlobal("fetch", fetch);
});

test("a chip opens and closes its own filter, and Escape returns the focus", async () => {
  await openFilters();
  const chip = screen.getByRole("link", { name: "Layout" });
  expect(chip.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(chip);
  expect([panel().open, chip.getAttribute("aria-expanded")]).toEqual([true, "true"]);
  expect(panel().getAttribute("aria-labelledby")).toBe("filter-layout-name");
  expect(document.activeElement).toBe(option("STRAIGHT"));
  await userEvent.keyboard("{Escape}");
  expect([panel().open, document.activeElement]).toEqual([false, chip]);
  await userEvent.click(chip);
  await userEvent.click(chip);
  expect([panel().open, chip.getAttribute("aria-expanded")]).toEqual([false, "false"]);
});

test("another chip replaces the first, and a press outside closes the panel", async () => {
  await openFilters();
  await userEvent.click(screen.getByRole("link", { name: "Layout" }));
  const budget = screen.getByRole("link", { name: "Budget" });
  await userEvent.click(budget);
  await vi.waitFor(() => expect(budget.getAttribute("aria-expanded")).toBe("true"), PATIENT);
  expect([panel().open, panel().getAttribute("aria-labelledby")]).toEqual([true, "filter-totalPrice-name"]);
  expect(screen.getByRole("link", { name: "Layout" }).getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(document.body);
  expect([panel().open, budget.getAttribute("aria-expanded")]).toEqual([false, "false"]);
});

test("FI-04 the button shows the number of results, and pressing it shows them", async () => {
  await openFilters();
  await userEvent.click(option("ISLAND"));
  await userEvent.click(option("STRAIGHT"));
  await vi.waitFor(() => expect(apply().textContent).toBe("Show 5 designs"), PATIENT);
  expect(screen.getByRole("status", { hidden: true }).textContent).toBe("Show 5 designs");
  const list = "filters=country.eq:IN;roomType.in:kitchen-designs;layout.in:straight,island&page=0&size=1";
  await vi.waitFor(async () => expect(await askedLast()).toBe(list), PATIENT);
  await userEvent.click(apply());
  await vi.waitFor(
    () => expect(showGallery).toHaveBeenCalledWith(`${PATH}?filters=layout:straight,island&sort=price`),
    PATIENT,
  );
  expect(panel().open).toBe(false);
});

test("counts the list for the room when a budget for a room is set", async () => {
  fetch.mockImplementation(async () => Response.json({ items: [], totalElements: 1 }));
  await openFilters(`?budget=500000&room=10x8&city=pune&tier=luxe`);
  await userEvent.click(option("ISLAND"));
  await vi.waitFor(() => expect(apply().textContent).toBe("Show 1 design"), PATIENT);
  const { pathname, searchParams } = new URL(fetch.mock.calls[0]?.[0].url ?? "");
  expect(pathname).toBe("/api/web-backend/v1/designs/in-room");
  expect(Object.fromEntries(searchParams)).toMatchObject({ length: "10", breadth: "8", budget: "500000" });
});

test.each([
  ["an error", async () => new Response("", { status: 503 })],
  ["a lost connection", async () => Promise.reject(new TypeError("fetch failed"))],
])("%s leaves a working button without a number", async (_, answer) => {
  fetch.mockImplementation(answer);
  await openFilters();
  await userEvent.click(option("ISLAND"));
  await vi.waitFor(() => expect(apply().textContent).toBe("Show the designs"), PATIENT);
  await userEvent.click(apply());
  await vi.waitFor(() => expect(showGallery).toHaveBeenCalledOnce(), PATIENT);
});

test("FI-03 an option hides and unchecks options that do not go with it", async () => {
  await openFilters();
  await userEvent.click(option("LOFT"));
  await userEvent.click(option("STRAIGHT"));
  const loft = option("LOFT");
  expect([loft.checked, loft.closest("label")?.hidden]).toEqual([false, true]);
  await userEvent.click(option("STRAIGHT"));
  expect(loft.closest("label")?.hidden).toBe(false);
});

test("FI-04 a range is chosen from a band or typed", async () => {
  await openFilters();
  const [band] = within(panel()).getAllByRole("link", { name: /Up to/, hidden: true });
  await userEvent.click(band ?? panel());
  expect(end("high").value).not.toBe("");
  await userEvent.click(band ?? panel());
  expect(end("high").value).toBe("");
  await userEvent.type(end("low"), "200000");
  await userEvent.type(end("high"), "400000");
  await userEvent.click(apply());
  await vi.waitFor(
    () =>
      expect(showGallery).toHaveBeenCalledWith(`${PATH}?filters=totalPrice.range:200000%7C400000&sort=price`),
    PATIENT,
  );
});

test("FI-05 FI-06 applied filters can be removed one by one in the form, or cleared together immediately", async () => {
  await openFilters("?filters=layout:straight,island&sort=price");
  const chips = () => within(panel()).queryAllByRole("link", { name: /^Remove/, hidden: true });
  expect(chips()).toHaveLength(2);
  await userEvent.click(chips()[0] ?? panel());
  expect([chips().length, option("STRAIGHT").checked, option("ISLAND").checked]).toEqual([1, false, true]);
  expect(showGallery).not.toHaveBeenCalled();
  await userEvent.click(within(panel()).getByRole("link", { name: "Clear all", hidden: true }));
  await vi.waitFor(
    () => expect(vi.mocked(showGallery).mock.calls[0]?.[0]).toContain(`${PATH}?sort=price`),
    PATIENT,
  );
  expect(option("ISLAND").checked).toBe(false);
});

test("keeps options that were ticked or pressed before hydration", async () => {
  const { hydrate } = serve();
  await userEvent.click(option("ISLAND"));
  await hydrate();
  await vi.waitFor(() => expect(apply().textContent).toBe("Show 5 designs"), PATIENT);
  expect(option("ISLAND").checked).toBe(true);
});

test("follows the list that the gallery shows", async () => {
  const { state } = await openFilters();
  await userEvent.click(option("STRAIGHT"));
  state.setState("designIdeas", { shown: { href: `${PATH}?filters=layout:island&page=2`, total: 3 } });
  await vi.waitFor(() => expect(apply().textContent).toBe("Show 3 designs"), PATIENT);
  expect([option("STRAIGHT").checked, option("ISLAND").checked]).toEqual([false, true]);
  expect(screen.getByRole("link", { name: /^Layout/ }).textContent).toContain("1 chosen");
});

test("LK-08 for looks, choosing and clearing sends no request; applying shows the first page", async () => {
  const href = "/in/looks?page=3";
  const served = serveIsland(Filters, { kind: "looks", groups: GROUPS, href, total: 12 }, { region: "in" });
  await served.hydrate();
  await userEvent.click(option("ISLAND"));
  await userEvent.click(option("STRAIGHT"));
  await userEvent.click(option("STRAIGHT"));
  await userEvent.click(within(panel()).getByRole("link", { name: "Clear all", hidden: true }));
  expect(option("ISLAND").checked).toBe(false);
  await userEvent.click(option("ISLAND"));
  expect([apply().textContent, fetch.mock.calls.length]).toEqual(["Show looks", 0]);
  expect(showGallery).not.toHaveBeenCalled();
  await userEvent.click(apply());
  await vi.waitFor(
    () => expect(showGallery).toHaveBeenCalledWith("/in/looks?filters=layout:island"),
    PATIENT,
  );
  served.state.setState("looks", { shown: { href: "/in/looks?filters=layout:straight", total: 3 } });
  await vi.waitFor(() => expect(option("STRAIGHT").checked).toBe(true), PATIENT);
  expect(fetch).not.toHaveBeenCalled();
});

test("in Arabic it is in Arabic, and a filter is aligned to its chip from the right", async () => {
  await openFilters("", "sa-ar");
  const chip = screen.getByRole("link", { name: "Layout" });
  const bar = chip.closest<HTMLElement>(".filterbar");
  vi.spyOn(chip, "getBoundingClientRect").mockReturnValue(new DOMRect(700, 0, 100, 40));
  if (bar) vi.spyOn(bar, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 1000, 60));
  await userEvent.click(chip);
  expect(panel().style.getPropertyValue("--chip-start")).toBe("200px");
  expect(apply().textContent).toMatch(/[؀-ۿ]/);
});

function serve(query = "?sort=price", region: Region = "in") {
  const within = [{ field: "roomType", op: "in" as const, values: ["kitchen-designs"] }];
  return serveIsland(Filters, { groups: GROUPS, href: PATH + query, total: 12, within }, { region });
}

async function openFilters(query?: string, region?: Region) {
  const served = serve(query, region);
  await served.hydrate();
  return served;
}

function found(totalElements: number): Response {
  return Response.json({ data: { designIdeasList: { items: [], totalElements } } });
}

async function askedLast(): Promise<string | undefined> {
  const body = await fetch.mock.lastCall?.[0].clone().json();
  return body?.variables.urlQueryParams;
}

function panel(): HTMLDialogElement {
  return screen.getByRole("dialog", { hidden: true });
}

function apply(): HTMLElement {
  return within(panel()).getByRole("button", { name: /Show|عرض|اعرض/, hidden: true });
}

function option(name: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`), { selector: "input" });
}

function end(which: "low" | "high"): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(which === "low" ? "From" : "To");
}

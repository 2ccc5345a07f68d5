import { fireEvent, screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import BudgetSlider from "../../src/web/features/design-ideas/my-room/budget/budget-slider.island.tsx";
import { currentRoom } from "../../src/web/features/design-ideas/my-room/current-room.ts";
import { showGallery } from "../../src/web/features/lists/gallery/show-gallery.ts";
import { RATES } from "../prices/shipped-rates.ts";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

vi.mock("../../src/web/features/lists/gallery/show-gallery.ts", () => ({ showGallery: vi.fn() }));

const ROOM = { length: 10, breadth: 8, city: "bengaluru", tier: "premium" } as const;
const PATH = "/in/design-ideas/kitchen-designs";
const IN_ROOM = `${PATH}?filters=layout%3Aisland&room=10x8&city=bengaluru&tier=premium`;
const props = { path: PATH, room: ROOM, keep: { filters: "layout:island", page: "2" } };
const range = () => screen.getByRole<HTMLInputElement>("slider");
const asked = () => vi.mocked(showGallery).mock.calls.at(-1)?.[0];

beforeEach(() => void vi.mocked(showGallery).mockReset());

test("the text follows the slider, and the gallery loads when it is released", async () => {
  await openIsland(BudgetSlider, props);
  expect(range().getAttribute("aria-valuetext")).toBe("any budget");
  fireEvent.input(range(), { target: { value: "600000" } });
  expect(screen.getByRole("status").textContent).toBe("up to ₹6 lakh");
  expect(range().getAttribute("aria-valuetext")).toBe("up to ₹6 lakh");
  expect(showGallery).not.toHaveBeenCalled();
  fireEvent.change(range());
  await vi.waitFor(() => expect(asked()).toBe(`${IN_ROOM}&budget=600000`), PATIENT);
});

test("a sort order loads the gallery when it is chosen, and Enter loads it immediately", async () => {
  const user = userEvent.setup();
  await openIsland(BudgetSlider, { ...props, budget: 600_000 });
  await user.selectOptions(screen.getByLabelText("Sort by"), "price");
  await vi.waitFor(() => expect(asked()).toBe(`${IN_ROOM}&budget=600000&sort=price`), PATIENT);
  fireEvent.submit(range().form ?? range());
  expect(showGallery).toHaveBeenCalledTimes(2);
});

test("keeps a slider position from before hydration", async () => {
  const { hydrate } = serveIsland(BudgetSlider, props);
  range().value = "500000";
  await hydrate();
  await vi.waitFor(() => expect(asked()).toBe(`${IN_ROOM}&budget=500000`), PATIENT);
  expect(screen.getByRole("status").textContent).toBe("up to ₹5 lakh");
});

test("first links to the room form, and uses the room as soon as it is given", async () => {
  const { element } = await openIsland(BudgetSlider, { path: PATH, room: undefined });
  const budget = element.firstElementChild;
  expect(budget?.getAttribute("data-state")).toBe("unknown");
  expect(screen.getByRole("link", { hidden: true }).getAttribute("href")).toBe("#my-room");
  currentRoom.setState({ room: { ...ROOM, length: 12 }, rates: RATES.in });
  await vi.waitFor(() => expect(budget?.getAttribute("data-state")).toBe("known"), PATIENT);
  expect(element.querySelector<HTMLInputElement>('input[name="room"]')?.value).toBe("12x8");
});

test("an Arabic reader gets the budget in Arabic", async () => {
  await openIsland(BudgetSlider, { path: "/sa-ar", room: ROOM, budget: 50_000 }, { region: "sa-ar" });
  expect(range().getAttribute("aria-valuetext")).toContain("50,000");
  expect(range().getAttribute("aria-valuetext")).toMatch(/[؀-ۿ]/);
});

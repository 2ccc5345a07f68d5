import { screen, within } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keyOf, type SavedDesign } from "../../src/web/features/customer/wishlist/saved-design.ts";
import { guestDesigns, savedDesigns } from "../../src/web/features/customer/wishlist/saved-designs.ts";
import SavedDrawer from "../../src/web/features/customer/wishlist/saved-drawer.island.tsx";
import { storeRoom } from "../../src/web/features/design-ideas/my-room/stored-room.ts";
import { RATES } from "../prices/shipped-rates.ts";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

const PROPS = {
  ideas: "/in/design-ideas",
  talk: "/in/talk?cta_type=Design+Idea+Tag",
  boards: "/in/profile/saved",
};

const FACTS = { room: "kitchen-designs", layout: "l-shaped", index: 1 };

beforeEach(async () => {
  const store = savedDesigns("in");
  for (const design of store.list()) await store.remove(keyOf(design));
  // The visitor has agreed to store designs on this device.
  await guestDesigns("in").keepHere();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openDrawer(...designs: SavedDesign[]) {
  for (const design of designs.toReversed()) await savedDesigns("in").add(design);
  await openIsland(SavedDrawer, PROPS);
  const drawer = screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
  drawer.showModal();
  return { drawer, within: within(drawer) };
}

test("DI-25 the server renders no saved design: the page is the same for everyone", async () => {
  await savedDesigns("in").add(savedDesign("a"));
  expect(serveIsland(SavedDrawer, PROPS).element.innerHTML).toBe("");
});

test("DI-25 shows the saved designs, newest first, and follows the hearts on the page", async () => {
  const drawer = await openDrawer(savedDesign("b", { price: 485_000 }), savedDesign("a"));
  const titles = () =>
    drawer.within.getAllByRole("link", { name: /^Kitchen/ }).map((link) => link.textContent);
  expect(titles()).toEqual(["Kitchen b", "Kitchen a"]);
  expect(drawer.drawer.textContent).toContain("₹4,85,000 as drawn");
  await savedDesigns("in").add(savedDesign("c"));
  await vi.waitFor(() => expect(titles()).toEqual(["Kitchen c", "Kitchen b", "Kitchen a"]), PATIENT);
});

test("DI-25 a design removed by keyboard keeps its position until the drawer closes", async () => {
  const user = userEvent.setup();
  const told: unknown[] = [];
  document.addEventListener("atrium:saved", (event) => told.push((event as CustomEvent).detail.action));
  const { within, drawer } = await openDrawer(savedDesign("a"), savedDesign("b"));
  within.getByRole("button", { name: "Remove Kitchen a" }).focus();
  await user.keyboard("{Enter}");
  expect(savedDesigns("in").list().map(keyOf)).toEqual(["designs/b"]);
  const undo = within.getAllByRole("button", { name: "Undo" })[0];
  expect(document.activeElement).toBe(undo);
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(within.getByRole("button", { name: "Remove Kitchen a" }));
  expect(savedDesigns("in").list()).toHaveLength(2);
  await user.keyboard("{Enter}");
  expect(within.getByRole("link", { name: "Kitchen a" })).toBeTruthy();
  drawer.dispatchEvent(new Event("close"));
  await vi.waitFor(() => expect(within.queryByRole("link", { name: "Kitchen a" })).toBeNull(), PATIENT);
  await vi.waitFor(() => expect(told).toEqual(["remove", "add", "remove"]), PATIENT);
});

test("DI-25 an empty list links to design ideas, and offers no sharing", async () => {
  const { within } = await openDrawer();
  expect(within.getByText("Nothing saved yet")).toBeTruthy();
  expect(within.getByRole("link", { name: "Browse design ideas" }).getAttribute("href")).toBe(
    "/in/design-ideas",
  );
  expect(within.queryByRole("button", { name: "Share the list" })).toBeNull();
});

test("DI-25 copies the list when the device cannot share, and the message disappears when the list changes", async () => {
  const user = userEvent.setup();
  const { within } = await openDrawer(savedDesign("a"));
  await user.click(within.getByRole("button", { name: "Share the list" }));
  await vi.waitFor(() => expect(within.getByRole("status").textContent).toContain("copied"), PATIENT);
  expect(await navigator.clipboard.readText()).toContain("/in/design-ideas/kitchen-designs/designs/a");
  await savedDesigns("in").add(savedDesign("b"));
  await vi.waitFor(() => expect(within.getByRole("status").textContent).toBe(""), PATIENT);
});

test("DI-25 shows no message when the clipboard is forbidden", async () => {
  const user = userEvent.setup();
  const { within } = await openDrawer(savedDesign("a"));
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await user.click(within.getByRole("button", { name: "Share the list" }));
  expect(within.getByRole("status").textContent).toBe("");
});

test("DI-25 prices a design for the stored room, or as drawn when the rates cannot be loaded", async () => {
  localStorage.setItem("my-room-in", "room=10x8&city=bengaluru&tier=premium");
  const answer = vi.fn(async () => new Response("down", { status: 503 }));
  vi.stubGlobal("fetch", answer);
  const design = savedDesign("a", { price: 485_000, facts: FACTS });
  const { drawer } = await openDrawer(design);
  await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce(), PATIENT);
  expect(drawer.textContent).toContain("₹4,85,000 as drawn");
  storeRoom("in", undefined);
});

test("DI-25 the price for the room replaces the drawn price", async () => {
  const { currentRoom } = await import("../../src/web/features/design-ideas/my-room/current-room.ts");
  const { drawer } = await openDrawer(savedDesign("a", { price: 485_000, facts: FACTS }));
  currentRoom.setState({
    room: { length: 10, breadth: 8, city: "bengaluru", tier: "premium" },
    rates: RATES.in,
  });
  await vi.waitFor(
    () => expect(drawer.textContent).toMatch(/₹[\d.]+ – [\d.]+ lakh estimate for your room/),
    PATIENT,
  );
});

/** A design as a heart saves it. */
function savedDesign(slug: string, more: Partial<SavedDesign> = {}): SavedDesign {
  return {
    slug,
    contentType: "designs",
    title: `Kitchen ${slug}`,
    href: `/in/design-ideas/kitchen-designs/designs/${slug}`,
    image: `/api/images/${slug}`,
    ...more,
  };
}

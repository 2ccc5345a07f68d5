import { screen, within } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keyOf, type SavedDesign } from "../../src/web/features/customer/wishlist/saved-design.ts";
import { guestDesigns, savedDesigns } from "../../src/web/features/customer/wishlist/saved-designs.ts";
import SavedDrawer from "../../src/web/features/customer/wishlist/saved-drawer.island.tsx";
import { keepRoom } from "../../src/web/features/design-ideas/my-room/kept-room.ts";
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
  // They have said that they keep designs on this device.
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

test("DI-25 the server knows of no saved design: the page is the same for everyone", async () => {
  await savedDesigns("in").add(savedDesign("a"));
  expect(serveIsland(SavedDrawer, PROPS).element.innerHTML).toBe("");
});

test("DI-25 shows what is saved, the newest first, and follows the hearts of the page", async () => {
  const drawer = await openDrawer(savedDesign("b", { price: 485_000 }), savedDesign("a"));
  const titles = () =>
    drawer.within.getAllByRole("link", { name: /^Kitchen/ }).map((link) => link.textContent);
  expect(titles()).toEqual(["Kitchen b", "Kitchen a"]);
  expect(drawer.drawer.textContent).toContain("₹4,85,000 as drawn");
  await savedDesigns("in").add(savedDesign("c"));
  await vi.waitFor(() => expect(titles()).toEqual(["Kitchen c", "Kitchen b", "Kitchen a"]), PATIENT);
});

test("DI-25 what is taken out by the keyboard stays in its place until the drawer closes", async () => {
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

test("DI-25 an empty list leads on, and offers nothing to share", async () => {
  const { within } = await openDrawer();
  expect(within.getByText("Nothing saved yet")).toBeTruthy();
  expect(within.getByRole("link", { name: "Browse design ideas" }).getAttribute("href")).toBe(
    "/in/design-ideas",
  );
  expect(within.queryByRole("button", { name: "Share the list" })).toBeNull();
});

test("DI-25 the list is copied where the device shares by nothing, and that is said of this list alone", async () => {
  const user = userEvent.setup();
  const { within } = await openDrawer(savedDesign("a"));
  await user.click(within.getByRole("button", { name: "Share the list" }));
  await vi.waitFor(() => expect(within.getByRole("status").textContent).toContain("copied"), PATIENT);
  expect(await navigator.clipboard.readText()).toContain("/in/design-ideas/kitchen-designs/designs/a");
  await savedDesigns("in").add(savedDesign("b"));
  await vi.waitFor(() => expect(within.getByRole("status").textContent).toBe(""), PATIENT);
});

test("DI-25 a clipboard that is forbidden claims nothing", async () => {
  const user = userEvent.setup();
  const { within } = await openDrawer(savedDesign("a"));
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await user.click(within.getByRole("button", { name: "Share the list" }));
  expect(within.getByRole("status").textContent).toBe("");
});

test("DI-25 a design is priced for the room that this device keeps, and as it is drawn when the rates do not come", async () => {
  localStorage.setItem("my-room-in", "room=10x8&city=bengaluru&tier=premium");
  const answer = vi.fn(async () => new Response("down", { status: 503 }));
  vi.stubGlobal("fetch", answer);
  const design = savedDesign("a", { price: 485_000, facts: FACTS });
  const { drawer } = await openDrawer(design);
  await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce(), PATIENT);
  expect(drawer.textContent).toContain("₹4,85,000 as drawn");
  keepRoom("in", undefined);
});

test("DI-25 the price in the room takes the place of the drawn one", async () => {
  const { roomNews } = await import("../../src/web/features/design-ideas/my-room/room-news.ts");
  const { drawer } = await openDrawer(savedDesign("a", { price: 485_000, facts: FACTS }));
  roomNews.setState({
    room: { length: 10, breadth: 8, city: "bengaluru", tier: "premium" },
    rates: RATES.in,
  });
  await vi.waitFor(
    () => expect(drawer.textContent).toMatch(/₹[\d.]+ – [\d.]+ lakh estimated in your room/),
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

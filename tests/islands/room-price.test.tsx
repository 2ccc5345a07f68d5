import { expect, test, vi } from "vitest";
import { bandInRoom } from "../../src/prices/my-room.ts";
import { currentRoom } from "../../src/web/features/design-ideas/my-room/current-room.ts";
import RoomPrice from "../../src/web/features/design-ideas/my-room/room-price.island.tsx";
import { loadIslands } from "../../src/web/frame/islands/load-islands.ts";
import { requestHydration } from "../../src/web/frame/islands/request-hydration.ts";
import { dispatchAdded } from "../../src/web/frame/page-events.ts";
import { RATES } from "../prices/shipped-rates.ts";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

const FACTS = { room: "kitchen-designs", layout: "l-shaped", index: 1 };
const ROOM = { length: 10, breadth: 8, city: "bengaluru", tier: "premium" } as const;
const price = (element: HTMLElement) => element.querySelector<HTMLElement>(".roomprice");

test("shows the server's price until the room changes, and hides it when the room is deleted", async () => {
  const band = bandInRoom(RATES.in, FACTS, ROOM);
  const { element, state } = await openIsland(RoomPrice, {
    facts: FACTS,
    own: 485_000,
    band,
    isOfPage: true,
  });
  expect(price(element)?.dataset.known).toBe("true");
  const served = price(element)?.textContent;
  currentRoom.setState({ room: { ...ROOM, length: 14 }, rates: RATES.in });
  await vi.waitFor(() => expect(price(element)?.textContent).not.toBe(served), PATIENT);
  // A request for a designer now includes this price.
  const { priceNow = "none" } = state.getState().drawer;
  expect(price(element)?.textContent).toContain(priceNow);
  currentRoom.setState({ room: undefined, rates: RATES.in });
  await vi.waitFor(() => expect(price(element)?.dataset.known).toBe("false"), PATIENT);
  expect(price(element)?.textContent).toContain("₹4,85,000 as drawn");
  expect(state.getState().drawer.priceNow).toBeUndefined();
});

test("Saudi prices have their currency sign in both languages", async () => {
  const { element } = await openIsland(RoomPrice, { facts: FACTS, own: null }, { region: "sa-ar" });
  currentRoom.setState({ room: { length: 4, breadth: 3, city: "jeddah", tier: "luxe" }, rates: RATES.sa });
  await vi.waitFor(() => expect(price(element)?.textContent).toMatch(/[\d,]+ – [\d,]+/), PATIENT);
  expect(element.querySelector(".roomprice__room svg")).not.toBeNull();
  expect(element.querySelector(".roomprice__room .price")?.getAttribute("dir")).toBe("ltr");
});

test("stays unhydrated on any input until a room is known; islands that are added later hydrate immediately", async () => {
  const { element, state } = serveIsland(RoomPrice, { facts: FACTS, own: 485_000 });
  element.dataset.islandWhen = "told";
  const later = element.cloneNode(true);
  const load = vi.fn(() => new Promise<never>(() => {}));
  const registry = { "room-price": { load, loadMessages: load } };
  loadIslands({ root: document, state: () => state, registry });
  for (const turn of ["pointerover", "focusin", "click"])
    element.dispatchEvent(new Event(turn, { bubbles: true }));
  expect(load).not.toHaveBeenCalled();
  requestHydration("room-price");
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2), PATIENT);
  document.body.append(later);
  if (later instanceof HTMLElement) dispatchAdded(later);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(4), PATIENT);
});

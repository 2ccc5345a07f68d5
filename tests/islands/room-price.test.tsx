import { expect, test, vi } from "vitest";
import { bandInRoom } from "../../src/prices/my-room.ts";
import { roomNews } from "../../src/web/features/design-ideas/my-room/room-news.ts";
import RoomPrice from "../../src/web/features/design-ideas/my-room/room-price.island.tsx";
import { loadIslands } from "../../src/web/frame/islands/load-islands.ts";
import { wakeIslands } from "../../src/web/frame/islands/wake-islands.ts";
import { announceAdded } from "../../src/web/frame/page-events.ts";
import { RATES } from "../prices/shipped-rates.ts";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

const FACTS = { room: "kitchen-designs", layout: "l-shaped", index: 1 };
const ROOM = { length: 10, breadth: 8, city: "bengaluru", tier: "premium" } as const;
const price = (element: HTMLElement) => element.querySelector<HTMLElement>(".roomprice");

test("what the server was told stays until there is news of the room, and goes with it", async () => {
  const band = bandInRoom(RATES.in, FACTS, ROOM);
  const { element, state } = await openIsland(RoomPrice, {
    facts: FACTS,
    own: 485_000,
    band,
    isOfPage: true,
  });
  expect(price(element)?.dataset.known).toBe("true");
  const served = price(element)?.textContent;
  roomNews.setState({ room: { ...ROOM, length: 14 }, rates: RATES.in });
  await vi.waitFor(() => expect(price(element)?.textContent).not.toBe(served), PATIENT);
  // Whoever asks for a designer now takes this price along.
  const { priceNow = "none" } = state.getState().drawer;
  expect(price(element)?.textContent).toContain(priceNow);
  roomNews.setState({ room: undefined, rates: RATES.in });
  await vi.waitFor(() => expect(price(element)?.dataset.known).toBe("false"), PATIENT);
  expect(price(element)?.textContent).toContain("₹4,85,000 as drawn");
  expect(state.getState().drawer.priceNow).toBeUndefined();
});

test("Saudi prices are drawn with their sign, in both languages", async () => {
  const { element } = await openIsland(RoomPrice, { facts: FACTS, own: null }, { region: "sa-ar" });
  roomNews.setState({ room: { length: 4, breadth: 3, city: "jeddah", tier: "luxe" }, rates: RATES.sa });
  await vi.waitFor(() => expect(price(element)?.textContent).toMatch(/[\d,]+ – [\d,]+/), PATIENT);
  expect(element.querySelector(".roomprice__room svg")).not.toBeNull();
  expect(element.querySelector(".roomprice__room .price")?.getAttribute("dir")).toBe("ltr");
});

test("it sleeps, whatever one does with it, until a room is known; later ones wake at once", async () => {
  const { element, state } = serveIsland(RoomPrice, { facts: FACTS, own: 485_000 });
  element.dataset.islandWhen = "told";
  const later = element.cloneNode(true);
  const load = vi.fn(() => new Promise<never>(() => {}));
  const registry = { "room-price": { load, loadMessages: load } };
  loadIslands({ root: document, state: () => state, registry });
  for (const turn of ["pointerover", "focusin", "click"])
    element.dispatchEvent(new Event(turn, { bubbles: true }));
  expect(load).not.toHaveBeenCalled();
  wakeIslands("room-price");
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2), PATIENT);
  document.body.append(later);
  if (later instanceof HTMLElement) announceAdded(later);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(4), PATIENT);
});

import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { editionOf } from "../../src/editions/edition.ts";
import { island } from "../../src/web/frame/islands/island.tsx";
import { loadIslands } from "../../src/web/frame/islands/load-islands.ts";
import { requestHydration } from "../../src/web/frame/islands/request-hydration.ts";
import { createState } from "../../src/web/frame/state/create-state.ts";
import { serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

const Note = island("note", () => <p>At work</p>, { when: "intent", leftovers: ["note-left"] });

afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

/** A page with the island, which the visitor has not used yet. */
function openPage(load: () => Promise<{ default: typeof Note }> = async () => ({ default: Note })) {
  const root = document.createElement("main");
  root.innerHTML =
    '<div data-island="note" data-island-when="intent" data-island-leftovers="note-left"><p>At work</p></div>';
  document.body.append(root);
  const state = createState({ edition: editionOf("in"), siteName: "Atrium" });
  const registry = { note: { load, loadMessages: async () => ({}) } };
  loadIslands({
    root,
    state: () => state,
    registry: registry as unknown as Parameters<typeof loadIslands>[0]["registry"],
  });
  return root.querySelector<HTMLElement>("[data-island]");
}

test("an island that waits for intent stays unhydrated without stored data, and hydrates when a script requests it", async () => {
  const element = openPage();
  await new Promise((resolve) => setTimeout(resolve, 50));
  requestHydration("another");
  expect(element?.dataset.islandAlive).toBeUndefined();
  requestHydration("note");
  await vi.waitFor(() => expect(element?.dataset.islandAlive).toBe(""), PATIENT);
});

test("hydrates immediately when stored data is left from before", async () => {
  sessionStorage.setItem("note-left", "{}");
  const element = openPage();
  await vi.waitFor(() => expect(element?.dataset.islandAlive).toBe(""), PATIENT);
});

const Tick = island("tick", () => {
  const [isChecked, setChecked] = useState(false);
  return (
    <label>
      <input type="checkbox" checked={isChecked} onChange={() => setChecked(!isChecked)} />
      {isChecked ? "on" : "off"}
    </label>
  );
});

test("a box that is ticked while the island hydrates stays ticked", async () => {
  const { element, hydrate } = serveIsland(Tick, {});
  const box = element.querySelector("input");
  const attach = element.addEventListener.bind(element);
  let hasTicked = false;
  let wasShownAtOnce = false;
  // React attaches its listeners when it begins to hydrate; the tick comes before the first render.
  vi.spyOn(element, "addEventListener").mockImplementation((...added: Parameters<typeof attach>) => {
    if (added[0] === "change" && !hasTicked)
      queueMicrotask(() => {
        box?.click();
        wasShownAtOnce = box?.checked === true;
      });
    hasTicked ||= added[0] === "change";
    attach(...added);
  });
  await hydrate();
  await vi.waitFor(() => expect(element.textContent).toBe("on"), PATIENT);
  expect(wasShownAtOnce).toBe(true);
  expect(box?.checked).toBe(true);
});

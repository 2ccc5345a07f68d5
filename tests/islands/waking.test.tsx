import { afterEach, expect, test, vi } from "vitest";
import { editionOf } from "../../src/editions/edition.ts";
import { island } from "../../src/web/frame/islands/island.tsx";
import { loadIslands } from "../../src/web/frame/islands/load-islands.ts";
import { wakeIslands } from "../../src/web/frame/islands/wake-islands.ts";
import { createState } from "../../src/web/frame/state/create-state.ts";
import { PATIENT } from "../support/patient.ts";

const Note = island("note", () => <p>At work</p>, { when: "intent", leftovers: ["note-left"] });

afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

/** A page with the island, which nobody has turned to. */
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

test("an island that waits for an intent sleeps where nothing is left, and wakes at a script's word", async () => {
  const element = openPage();
  await new Promise((resolve) => setTimeout(resolve, 50));
  wakeIslands("another");
  expect(element?.dataset.islandAlive).toBeUndefined();
  wakeIslands("note");
  await vi.waitFor(() => expect(element?.dataset.islandAlive).toBe(""), PATIENT);
});

test("it wakes at once where something is left from before", async () => {
  sessionStorage.setItem("note-left", "{}");
  const element = openPage();
  await vi.waitFor(() => expect(element?.dataset.islandAlive).toBe(""), PATIENT);
});

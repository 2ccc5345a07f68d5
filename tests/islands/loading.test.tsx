import userEvent from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { textOf } from "../../src/editions/all-texts.ts";
import { editionOf } from "../../src/editions/edition.ts";
import { island } from "../../src/web/frame/islands/island.tsx";
import { IslandFrame } from "../../src/web/frame/islands/island-frame.tsx";
import { loadIslands } from "../../src/web/frame/islands/load-islands.ts";
import { dispatchAdded } from "../../src/web/frame/page-events.ts";
import { createState } from "../../src/web/frame/state/create-state.ts";
import { PATIENT } from "../support/patient.ts";

const edition = editionOf("in");
const sent = vi.fn();

const Counter = island("counter", function Counter() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const open = ({ target }: Event) =>
      target instanceof Element && target.closest("[data-opens='counter']") && setCount(100);
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <a href="/in/talk">away</a>
      <button type="submit">send</button>
    </form>
  );
});

test("a button that is pressed before its island is hydrated acts once afterwards", async () => {
  serve("intent");
  await userEvent.click(button());
  await vi.waitFor(() => expect(button().textContent).toBe("1"), PATIENT);
  await userEvent.click(button());
  await vi.waitFor(() => expect(button().textContent).toBe("2"), PATIENT);
});

test("a form that is submitted before hydration is handled afterwards, and not sent to the server", async () => {
  serve("intent");
  sent.mockClear();
  await userEvent.click(document.querySelector("button[type='submit']") as HTMLElement);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce(), PATIENT);
});

test("links are never delayed", () => {
  serve("intent");
  const press = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.querySelector("a")?.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
});

test("an opener outside of an island hydrates it, and its event reaches the island", async () => {
  serve("intent", "[data-opens='counter']");
  const opener = document.createElement("a");
  opener.href = "/in/talk";
  opener.dataset.opens = "counter";
  document.body.append(opener);
  await userEvent.click(opener);
  await vi.waitFor(() => expect(button().textContent).toBe("100"), PATIENT);
});

test("when an island cannot be loaded, held presses are released: links and forms work without it", async () => {
  vi.stubGlobal("reportError", () => {});
  serve("intent", undefined, () => Promise.reject(new Error("no such chunk")));
  const ways: string[] = [];
  document.querySelector("form")?.addEventListener("submit", (event) => {
    ways.push("submitted");
    event.preventDefault();
  });
  await userEvent.click(document.querySelector("button[type='submit']") as HTMLElement);
  await vi.waitFor(() => expect(ways).toEqual(["submitted"]), PATIENT);
});

test("hydrates an island in a part that is added later", async () => {
  serve("idle");
  const part = document.createElement("section");
  part.append(element("idle"));
  document.body.append(part);
  dispatchAdded(part);
  await vi.waitFor(() => expect(document.querySelectorAll("[data-island-alive]")).toHaveLength(2), PATIENT);
});

test("an island whose part is replaced is unmounted, and islands in the new part are hydrated", async () => {
  serve("idle");
  const before = document.querySelector("[data-island]");
  await vi.waitFor(() => expect(before?.hasAttribute("data-island-alive")).toBe(true), PATIENT);
  const part = document.createElement("section");
  part.append(element("idle"));
  document.body.replaceChildren(part);
  dispatchAdded(part);
  expect(before?.childNodes).toHaveLength(0);
  await vi.waitFor(() => expect(document.querySelectorAll("[data-island-alive]")).toHaveLength(1), PATIENT);
});

test("a touch that may be a scroll hydrates nothing; a click on a link does", async () => {
  serve("intent");
  const away = document.querySelector("a");
  away?.addEventListener("click", (event) => event.preventDefault());
  away?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.querySelector("[data-island-alive]")).toBeNull();
  away?.click();
  await vi.waitFor(() => expect(document.querySelector("[data-island-alive]")).not.toBeNull(), PATIENT);
});

function serve(
  when: string,
  openers?: string,
  load: () => Promise<unknown> = async () => ({ default: Counter }),
): void {
  history.replaceState(null, "", "/in");
  document.body.replaceChildren(element(when, openers));
  const registry = { counter: { load, loadMessages: async () => ({}) } };
  loadIslands({
    root: document,
    state: () => createState({ edition, siteName: "" }),
    registry: registry as unknown as Parameters<typeof loadIslands>[0]["registry"],
  });
}

function element(when: string, openers?: string): HTMLElement {
  const made = document.createElement("div");
  Object.assign(made.dataset, { island: "counter", islandId: "c", islandWhen: when, islandProps: "{}" });
  if (openers) made.dataset.islandOpeners = openers;
  const page = { edition, state: createState({ edition, siteName: "" }) };
  made.innerHTML = renderToString(
    <IslandFrame page={page} text={textOf("en")}>
      <Counter.Component />
    </IslandFrame>,
    { identifierPrefix: "c" },
  );
  return made;
}

function button(): HTMLElement {
  return document.querySelector("button") as HTMLElement;
}

import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textOf } from "../../../src/editions/all-texts.ts";
import { TextProvider } from "../../../src/ui/text/text.tsx";
import { attach } from "../../../src/web/features/design-ideas/compare/compare-behaviour.ts";
import { CompareToggle } from "../../../src/web/features/design-ideas/compare/compare-toggle.tsx";
import { codesOf, keepProducts } from "../../../src/web/features/design-ideas/compare/state/compare-state.ts";
import { comparedHere } from "../../../src/web/features/design-ideas/compare/state/compare-store.ts";
import { dispatchAdded } from "../../../src/web/frame/page-events.ts";
import { hydrateState } from "../../../src/web/frame/state/carry-state.ts";

const LIST = "/in/interiors/offerings/finishes/laminates";
const store = () => comparedHere("in");

beforeEach(() => {
  history.replaceState(null, "", LIST);
  store().change(keepProducts([]));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** A page with toggles, as the server renders it, with its behaviour script. */
function openPage({ cards = ["A", "B", "C"], served = "[]", more = "" } = {}) {
  const root = document.createElement("main");
  root.innerHTML = `<aside data-compared='${served}'><form id="compare-form"></form></aside>${toggles(cards)}${more}`;
  document.body.append(root);
  attach(root);
  return root;
}

function toggles(codes: readonly string[], chosen: readonly string[] = []): string {
  return codes
    .map((code) =>
      renderToString(
        <TextProvider text={textOf("en")}>
          <CompareToggle product={{ code, name: `Finish ${code}`, list: LIST }} chosen={chosen} />
        </TextProvider>,
      ),
    )
    .join("");
}

const pressedIn = (root: Element) =>
  [...root.querySelectorAll<HTMLButtonElement>("[data-compare]")].map((toggle) =>
    toggle.getAttribute("aria-pressed"),
  );

test("OF-12 without a script a toggle sends the codes in the address with its own code added or removed", () => {
  document.body.innerHTML = toggles(["A", "B"], ["A"]);
  const [one, two] = document.querySelectorAll<HTMLButtonElement>("button");
  expect([one?.value, one?.getAttribute("aria-pressed"), one?.type]).toEqual(["", "true", "submit"]);
  expect([two?.value, two?.getAttribute("aria-pressed"), two?.getAttribute("form")]).toEqual([
    "A,B",
    "false",
    "compare-form",
  ]);
});

test("OF-12 toggles work by keyboard and pointer; a third is not pressed, and the first two stay chosen", async () => {
  const user = userEvent.setup();
  const root = openPage();
  await user.tab();
  await user.keyboard(" ");
  await user.tab();
  await user.keyboard("{Enter}");
  await user.click(root.querySelectorAll("[data-compare]")[2] ?? root);
  expect(pressedIn(root)).toEqual(["true", "true", "false"]);
  expect(codesOf(store().getState().chosen)).toEqual(["A", "B"]);
  expect(store().getState().refused?.code).toBe("C");
  expect(hydrateState().getState().offerings.compared).toEqual(["A", "B"]);
  await user.click(root.querySelectorAll("[data-compare]")[0] ?? root);
  expect(pressedIn(root)).toEqual(["false", "true", "false"]);
});

test("OF-12 cards that are added to the page show the current choice", async () => {
  const user = userEvent.setup();
  const root = openPage({ cards: ["A"] });
  await user.click(root.querySelector("button") ?? root);
  const part = document.createElement("div");
  part.innerHTML = toggles(["A", "B"]);
  root.append(part);
  dispatchAdded(part);
  expect(pressedIn(part)).toEqual(["true", "false"]);
});

test("OF-12 a device without stored products stores those in the address", () => {
  const served = JSON.stringify([{ code: "B", name: "Finish B", list: LIST }]);
  expect(pressedIn(openPage({ served }))).toEqual(["false", "true", "false"]);
  expect(localStorage.getItem("atrium:compared:in")).toContain('"B"');
});

test("OF-12 a comparison link that removes a product also removes it on the device", async () => {
  const user = userEvent.setup();
  const root = openPage({ more: '<a href="#x" data-compare-keep="B">Another</a>' });
  for (const toggle of [...root.querySelectorAll("[data-compare]")].slice(0, 2)) await user.click(toggle);
  await user.click(root.querySelector("a") ?? root);
  expect(pressedIn(root)).toEqual(["false", "true", "false"]);
});

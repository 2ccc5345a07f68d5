import { screen, within } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import CompareTray from "../../../src/web/features/design-ideas/compare/compare-tray.island.tsx";
import {
  type ChosenProduct,
  codesOf,
  keepProducts,
  toggleProduct,
} from "../../../src/web/features/design-ideas/compare/state/compare-state.ts";
import { comparedHere } from "../../../src/web/features/design-ideas/compare/state/compare-store.ts";
import { openIsland, serveIsland } from "../../support/islands/serve-island.tsx";
import { PATIENT } from "../../support/patient.ts";

const OAK = product("LAM-001", "Natural oak laminate");
const WALNUT = product("LAM-002", "Dark walnut laminate");
const GLOSS = product("ACR-001", "White gloss acrylic");
const LIST = "/in/interiors/offerings/finishes/laminates";
const PROPS = { list: LIST, served: [], keep: {} };

const store = () => comparedHere("in");
const chosen = () => codesOf(store().getState().chosen);
const choose = (...products: ChosenProduct[]) => {
  for (const one of products) store().change(toggleProduct(one));
};
const tray = () => screen.getByRole("complementary");

beforeEach(() => store().change(keepProducts([])));
afterEach(() => vi.unstubAllGlobals());

test("OF-12 without a script it is a form that keeps the other query parameters", () => {
  const { element } = serveIsland(CompareTray, {
    list: LIST,
    served: [OAK, WALNUT],
    keep: { filters: "x:y" },
  });
  const values = [...element.querySelectorAll("button")].map(({ value, name }) => `${name}=${value}`);
  expect(values).toEqual(["compare=LAM-002", "compare=LAM-001", "compare="]);
  expect(screen.getByRole("link", { name: "Compare the two" }).getAttribute("href")).toBe(
    `${LIST}?compare=LAM-001,LAM-002`,
  );
  const form = element.querySelector("form");
  expect([form?.method, form?.getAttribute("action")]).toEqual(["get", LIST]);
  expect(element.querySelector<HTMLInputElement>("input[name=filters]")?.value).toBe("x:y");
});

test("OF-12 it is hidden while nothing is chosen, and with one product it asks for a second", async () => {
  await openIsland(CompareTray, PROPS);
  expect(tray().hasAttribute("data-shown")).toBe(false);
  choose(OAK);
  await vi.waitFor(() => expect(tray().textContent).toContain("Choose one more"), PATIENT);
  expect(tray().hasAttribute("data-shown")).toBe(true);
  expect(screen.queryByRole("link", { name: "Compare the two" })).toBeNull();
  choose(GLOSS);
  const link = await screen.findByRole("link", { name: "Compare the two" });
  expect(link.getAttribute("href")).toBe(`${LIST}?compare=LAM-001,ACR-001`);
});

test("OF-12 a third product is refused: both are named, and it can replace one of them by keyboard", async () => {
  const user = userEvent.setup();
  choose(OAK, WALNUT);
  await openIsland(CompareTray, PROPS);
  choose(GLOSS);
  expect(chosen()).toEqual(["LAM-001", "LAM-002"]);
  const words = within(await screen.findByRole("status"));
  await vi.waitFor(() => {
    const said = screen.getByRole("status").textContent;
    for (const { name } of [OAK, WALNUT, GLOSS]) expect(said).toContain(name);
  }, PATIENT);
  words.getByRole("button", { name: "Replace Dark walnut laminate" }).focus();
  await user.keyboard("{Enter}");
  expect(chosen()).toEqual(["LAM-001", "ACR-001"]);
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe(""), PATIENT);
});

test("OF-12 Keep both leaves the two products and closes the question", async () => {
  const user = userEvent.setup();
  choose(OAK, WALNUT, GLOSS);
  await openIsland(CompareTray, PROPS);
  await user.click(await screen.findByRole("button", { name: "Keep both" }));
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe(""), PATIENT);
  expect(chosen()).toEqual(["LAM-001", "LAM-002"]);
});

test("OF-12 removing a product by keyboard leaves the focus in the tray, and after the last one on its toggle", async () => {
  const user = userEvent.setup();
  choose(OAK, WALNUT);
  const { element } = await openIsland(CompareTray, PROPS);
  const toggle = document.createElement("button");
  toggle.dataset.compare = JSON.stringify(WALNUT);
  document.body.append(toggle);
  (await screen.findByRole("button", { name: "Remove Natural oak laminate from the comparison" })).focus();
  await user.keyboard("{Enter}");
  expect(chosen()).toEqual(["LAM-002"]);
  await vi.waitFor(() => expect(element.contains(document.activeElement)).toBe(true), PATIENT);
  await user.keyboard("{Enter}");
  expect(chosen()).toEqual([]);
  expect(document.activeElement).toBe(toggle);
});

test("OF-12 Clear removes both products", async () => {
  const user = userEvent.setup();
  choose(OAK, WALNUT);
  await openIsland(CompareTray, PROPS);
  await user.click(await screen.findByRole("button", { name: "Clear" }));
  expect(chosen()).toEqual([]);
  expect(localStorage.getItem("atrium:compared:in")).toBeNull();
});

test("OF-12 a toggle that was pressed before hydration is applied afterwards", async () => {
  const { element, hydrate } = serveIsland(CompareTray, PROPS);
  const toggle = document.createElement("button");
  Object.assign(toggle, { name: "compare", value: OAK.code });
  toggle.dataset.compare = JSON.stringify(OAK);
  toggle.setAttribute("form", "compare-form");
  document.body.append(toggle);
  await hydrate();
  element.querySelector("form")?.requestSubmit(toggle);
  await vi.waitFor(() => expect(chosen()).toEqual(["LAM-001"]), PATIENT);
});

test("OF-12 says when the browser cannot store products, and still compares them", async () => {
  const refuse = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: refuse, removeItem: refuse });
  await openIsland(CompareTray, PROPS);
  choose(OAK, WALNUT);
  expect(await screen.findByRole("link", { name: "Compare the two" })).toBeTruthy();
  expect(screen.getByRole("status").textContent).toContain("doesn’t save your choice");
});

test("OF-12 is shown in Arabic, from right to left", async () => {
  const products = comparedHere("sa");
  products.change(toggleProduct({ ...OAK, list: "/sa-ar/offerings" }));
  await openIsland(CompareTray, PROPS, { region: "sa-ar" });
  await vi.waitFor(() => expect(tray().textContent).toContain("اختاروا واحدًا آخر"), PATIENT);
  expect(document.documentElement.dir).toBe("rtl");
  products.change(keepProducts([]));
});

function product(code: string, name: string): ChosenProduct {
  return { code, name, list: "/in/interiors/offerings/finishes/laminates", image: `/api/images/${code}` };
}

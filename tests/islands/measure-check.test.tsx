import { screen, within } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import kitchen from "../../content/documents/explainers/in/know-your-kitchen.json";
import wardrobe from "../../content/documents/explainers/in/know-your-wardrobe.json";
import type { ExplainerCheck } from "../../src/contracts/documents/explainers/explainer-document.ts";
import type { CheckKind } from "../../src/web/features/looks-and-offerings/explainers/check/check-kinds.ts";
import { readCheck } from "../../src/web/features/looks-and-offerings/explainers/check/check-query.ts";
import MeasureCheck from "../../src/web/features/looks-and-offerings/explainers/check/measure-check.island.tsx";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";

const PATH = "/in/interiors/offerings/know-your-kitchen";

const WORDS = { triangle: kitchen.check, wardrobe: wardrobe.check } satisfies Record<
  CheckKind,
  ExplainerCheck
>;

function propsFor(kind: CheckKind, search = "") {
  return {
    kind,
    words: WORDS[kind],
    path: PATH,
    asked: readCheck(kind, new URLSearchParams(search), "in"),
  };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const verdict = () => (screen.getByRole("status").textContent ?? "").replaceAll("\u00a0", " ");
const button = () => screen.getByRole("button", { name: "Check measurements" });

test("the verdict follows the typed values, and says what to change", async () => {
  const user = userEvent.setup();
  await openIsland(MeasureCheck, propsFor("triangle"));
  expect(verdict()).toContain("This is an example");
  await user.type(field("Sink to hob"), "5");
  await user.type(field("Hob to fridge"), "6");
  expect(verdict()).toContain("This is an example");
  await user.type(field("Fridge to sink"), "5'6");
  expect(verdict()).toContain("This works.");
  await user.clear(field("Sink to hob"));
  await user.type(field("Sink to hob"), "90 cm");
  expect(verdict()).toContain("It can be better.");
  expect(verdict()).toContain("300 mm (1′) too short");
  expect(verdict()).toContain("1.20 m (3′ 11″) to 2.70 m (8′ 10″)");
});

test("says by keyboard alone that a way through cuts the triangle", async () => {
  const user = userEvent.setup();
  await openIsland(MeasureCheck, propsFor("triangle", "sinkHob=1.5&hobFridge=1.8&fridgeSink=1.9&unit=m"));
  expect(verdict()).toContain("This works.");
  await user.tab();
  expect(document.activeElement).toBe(field("Sink to hob"));
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByRole("radio", { name: "m" })).toBe(document.activeElement);
  await user.tab();
  await user.keyboard(" ");
  expect(verdict()).toContain("The way through cuts the triangle");
  await user.tab();
  await user.keyboard("{Enter}");
  const { searchParams, hash } = new URL(location.href);
  expect(Object.fromEntries(searchParams)).toEqual({
    sinkHob: "1.5",
    hobFridge: "1.8",
    fridgeSink: "1.9",
    unit: "m",
    crossed: "yes",
  });
  expect(hash).toBe("#check");
});

test("shows missing or impossible values at their field, and focuses the first", async () => {
  const user = userEvent.setup();
  await openIsland(MeasureCheck, propsFor("triangle"));
  await user.type(field("Hob to fridge"), "a lot");
  await user.click(button());
  expect(document.activeElement).toBe(field("Sink to hob"));
  const missing = field("Sink to hob");
  expect(missing.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(missing.getAttribute("aria-describedby") ?? "")?.textContent).toContain(
    "Enter a length",
  );
  expect(field("Hob to fridge").getAttribute("aria-invalid")).toBe("true");
  expect(new URL(location.href).search).toBe("");
  await user.type(missing, "5");
  expect(missing.getAttribute("aria-invalid")).toBeNull();
});

test("another unit changes the verdict", async () => {
  const user = userEvent.setup();
  await openIsland(MeasureCheck, propsFor("triangle", "sinkHob=5&hobFridge=6&fridgeSink=6&unit=ft"));
  expect(verdict()).toContain("This works.");
  await user.click(screen.getByRole("radio", { name: "m" }));
  expect(verdict()).toContain("It can be better.");
});

test("keeps values that were typed before hydration, and the form works without a script until then", async () => {
  const { element, hydrate } = serveIsland(MeasureCheck, propsFor("triangle"));
  const form = element.querySelector("form");
  expect([form?.method, form?.getAttribute("action")]).toEqual(["get", `${PATH}#check`]);
  field("Sink to hob").value = "5";
  field("Hob to fridge").value = "6";
  field("Fridge to sink").value = "6";
  await hydrate();
  expect(verdict()).toContain("This works.");
  expect(field("Sink to hob").value).toBe("5");
});

test("the page that a form requests shows the verdict or the errors before any script", async () => {
  serveIsland(MeasureCheck, propsFor("triangle", "sinkHob=5&hobFridge=6&fridgeSink=6&unit=ft"));
  expect(verdict()).toContain("This works.");
  serveIsland(MeasureCheck, propsFor("triangle", "sinkHob=5&hobFridge=&fridgeSink=900&unit=ft"));
  expect(verdict()).toContain("This is an example");
  expect(field("Hob to fridge").getAttribute("aria-invalid")).toBe("true");
  expect(field("Fridge to sink").value).toBe("900");
});

test("says which doors a wardrobe can have, and how wide a door may be", async () => {
  const user = userEvent.setup();
  await openIsland(MeasureCheck, propsFor("wardrobe"));
  await user.type(field("Depth of the wardrobe"), "600");
  await user.type(field("Width of one door"), "600");
  await user.type(field("Free floor in front"), "850");
  expect(verdict()).toContain("Leaves of 500 mm (1′ 8″) open freely");
  await user.clear(field("Width of one door"));
  await user.type(field("Width of one door"), "500");
  expect(verdict()).toContain("Hinged doors fit.");
});

test("an Arabic reader types lengths only in metres, in Arabic digits, from left to right", async () => {
  const user = userEvent.setup();
  const props = { ...propsFor("triangle"), asked: readCheck("triangle", new URLSearchParams(), "sa") };
  const { element } = await openIsland(MeasureCheck, props, { region: "sa-ar" });
  expect(document.documentElement.dir).toBe("rtl");
  for (const [name, typed] of [
    ["Sink to hob", "١٫٥"],
    ["Hob to fridge", "١٫٨"],
    ["Fridge to sink", "١٫٩"],
  ] as const) {
    expect(field(name).dir).toBe("ltr");
    await user.type(field(name), typed);
  }
  expect(verdict()).toContain("This works.");
  expect(verdict()).not.toContain("′");
  expect(verdict()).toContain("5.20 م");
  const figure = element.querySelector("svg.figure");
  expect(figure?.getAttribute("direction")).toBe("ltr");
  expect(within(element).getByRole("button").textContent).toMatch(/[؀-ۿ]/);
});

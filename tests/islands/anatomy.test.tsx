import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import kitchen from "../../content/documents/explainers/in/know-your-kitchen.json";
import { KitchenExplainer } from "../../src/contracts/documents/explainers/explainer-document.ts";
import Anatomy from "../../src/web/features/looks-and-offerings/explainers/anatomy/anatomy.island.tsx";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

const { parts } = KitchenExplainer.pick({ anatomy: true }).parse({ anatomy: kitchen.anatomy }).anatomy;
const props = { module: "kitchen", label: "A base unit", parts } as const;

const opened = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>("details[open]")].map(({ dataset }) => dataset.part);
const drawn = (element: HTMLElement) => element.querySelectorAll(".module__mark.is-open").length;

test("before hydration every number links to the details of its part", () => {
  const { element } = serveIsland(Anatomy, props);
  const marks = screen.getAllByRole("link");
  expect(marks).toHaveLength(parts.length);
  for (const mark of marks) {
    const target = element.querySelector(mark.getAttribute("href") ?? "");
    expect(target?.closest("details")?.querySelector("summary")?.textContent).toBe(
      mark.getAttribute("aria-label")?.replace(" ", ""),
    );
  }
  expect(opened(element)).toEqual(["worktop"]);
});

test("a number opens its part by keyboard, and the drawing shows it", async () => {
  const user = userEvent.setup();
  const { element } = await openIsland(Anatomy, props);
  const hinge = screen.getByRole("link", { name: /Hinge$/ });
  hinge.focus();
  await user.keyboard("{Enter}");
  await vi.waitFor(() => expect(opened(element)).toEqual(["hinge"]), PATIENT);
  expect(hinge.className).toContain("is-open");
  expect(drawn(element)).toBe(1);
});

test("a part that was opened before hydration stays open, and the drawing shows it", async () => {
  const { element, hydrate } = serveIsland(Anatomy, props);
  element.querySelector<HTMLDetailsElement>('details[data-part="worktop"]')?.removeAttribute("open");
  element.querySelector<HTMLDetailsElement>('details[data-part="leg"]')?.setAttribute("open", "");
  await hydrate();
  const leg = screen.getByRole("link", { name: /Leg$/ });
  await vi.waitFor(() => expect(leg.className).toContain("is-open"), PATIENT);
  expect(opened(element)).toEqual(["leg"]);
  expect(drawn(element)).toBe(1);
});

test("the drawing is not mirrored in Arabic", async () => {
  const { element } = await openIsland(Anatomy, props, { region: "sa-ar" });
  expect(element.querySelector(".module")?.getAttribute("dir")).toBe("ltr");
});

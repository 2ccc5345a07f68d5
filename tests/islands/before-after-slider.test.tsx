import { fireEvent, screen } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import BeforeAfterSlider from "../../src/web/sections/before-after/before-after-slider.island.tsx";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

const CAPTIONS = { before: "Fronts in sage", after: "Fronts in navy" };
const range = () => screen.getByRole<HTMLInputElement>("slider");
const share = () => document.querySelector<HTMLElement>(".before-after")?.style.getPropertyValue("--share");

test("OF-01 the picture follows the handle, and its label says how much is visible", async () => {
  await openIsland(BeforeAfterSlider, CAPTIONS);
  expect(share()).toBe("0.5");
  fireEvent.input(range(), { target: { value: "80" } });
  expect(share()).toBe("0.8");
  expect(range().getAttribute("aria-valuetext")).toBe("Fronts in sage: 80%");
  fireEvent.input(range(), { target: { value: "0" } });
  expect(share()).toBe("0");
});

test("both pictures have captions before hydration, and a handle that was moved earlier keeps its position", async () => {
  const { hydrate } = serveIsland(BeforeAfterSlider, CAPTIONS);
  expect(screen.getByText("Fronts in sage")).toBeTruthy();
  expect(screen.getByText("Fronts in navy")).toBeTruthy();
  range().value = "20";
  await hydrate();
  await vi.waitFor(() => expect(share()).toBe("0.2"), PATIENT);
});

test("an Arabic reader gets an Arabic label, and the share is counted from the start side", async () => {
  await openIsland(BeforeAfterSlider, CAPTIONS, { region: "sa-ar" });
  expect(range().getAttribute("aria-label")).toMatch(/\p{Script=Arabic}/u);
  expect(range().closest("[dir]")?.getAttribute("dir")).toBe("rtl");
  fireEvent.input(range(), { target: { value: "30" } });
  expect(share()).toBe("0.3");
});

test("starts at the part that differs, also in Arabic, because photographs are never mirrored", async () => {
  await openIsland(BeforeAfterSlider, { ...CAPTIONS, at: 0.7 });
  expect(share()).toBe("0.7");
  await openIsland(BeforeAfterSlider, { ...CAPTIONS, at: 0.7 }, { region: "sa-ar" });
  expect(share()).toBe("0.3");
  await openIsland(BeforeAfterSlider, { ...CAPTIONS, at: 0.99 });
  expect(share()).toBe("0.85");
});

import { screen, within } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import ShoppablePhoto from "../../src/web/features/magazine/article/text/shoppable/shoppable-photo.island.tsx";
import { sceneOf } from "../support/islands/scene-of.ts";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

beforeEach(() => {
  // This DOM does not implement image decoding and animations.
  Object.assign(HTMLImageElement.prototype, { decode: async () => {} });
  Object.assign(Element.prototype, { getAnimations: () => [] });
});

const { facts } = sceneOf();
const below = () => document.querySelector(".shoppable__below")?.textContent;
const spot = (name: RegExp) => screen.getByRole("button", { name });
const whole = () => screen.getByRole("link", { name: /All pieces/ });

test("a number opens the price of its piece, and Escape closes it", async () => {
  await openIsland(ShoppablePhoto, { facts });
  const before = location.href;
  expect(below()).toMatch(/^3 pieces/);
  await userEvent.click(spot(/Gas hob/));
  expect(below()).toMatch(/Gas hob.*500/);
  expect(spot(/Gas hob/).getAttribute("aria-expanded")).toBe("true");
  await userEvent.keyboard("{Escape}");
  expect(below()).toMatch(/^3 pieces/);
  expect(document.activeElement).toBe(spot(/Gas hob/));
  // The photograph does not change the address, which belongs to the story.
  expect(location.href).toBe(before);
});

test("another finish changes the photograph and the sum, and is included in the link to the photograph's page", async () => {
  await openIsland(ShoppablePhoto, { facts });
  expect(whole().textContent).toContain("1,700");
  await userEvent.click(spot(/Worktop/));
  await userEvent.click(screen.getByRole("radio", { name: /slate/i }));
  expect(whole().textContent).toContain("2,200");
  expect(whole().getAttribute("href")).toBe("/in/designs/kitchen/a-kitchen?pieces=counter:2#scene");
  await vi.waitFor(
    () =>
      expect(document.querySelector(".scene-photo picture:last-of-type img")?.getAttribute("src")).toBe(
        "/slate",
      ),
    PATIENT,
  );
});

test("without a script a number links to its piece on the photograph's own page", () => {
  const { element } = serveIsland(ShoppablePhoto, { facts });
  const [first] = within(element).getAllByRole("link", { name: /Worktop/ });
  expect(first?.getAttribute("href")).toBe("/in/designs/kitchen/a-kitchen?piece=counter#scene");
  expect(element.querySelector("img")?.getAttribute("loading")).toBe("lazy");
});

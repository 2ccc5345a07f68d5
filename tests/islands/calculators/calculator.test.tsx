import { configure, screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CALCULATOR_ISLANDS } from "../../../src/web/features/prices/calculators/calculator-view.tsx";
import InKitchen from "../../../src/web/features/prices/calculators/islands/in-kitchen-calculator.island.tsx";
import InWardrobe from "../../../src/web/features/prices/calculators/islands/in-wardrobe-calculator.island.tsx";
import { CASES, queries } from "../../prices/calculators.fixture.ts";
import { openIsland, serveIsland } from "../../support/islands/serve-island.tsx";
import { calculatorProps, PATH, REGIONS_OF } from "./calculator-props.ts";

// The full estimate is rendered when the browser is idle, which takes long on a busy test machine.
configure({ asyncUtilTimeout: 10_000 });

const plain = (element: Element | null) => (element?.textContent ?? "").replaceAll(" ", " ");
const total = () => plain(document.querySelector(".calc-total__band"));
const likely = () => plain(document.querySelector(".calc-total .band__likely dd"));
const heading = () => plain(document.querySelector("#step h2"));

test("the total and the address follow every choice, and the total says what changed", async () => {
  const user = userEvent.setup();
  await openIsland(InKitchen, calculatorProps("in-kitchen", "step=finish"));
  expect(likely()).toBe("₹4,75,000");
  await user.click(screen.getByRole("radio", { name: /Acrylic/ }));
  await expect.poll(likely).toBe("₹4,98,000");
  for (const part of [".calc-total", ".calc-bar"])
    expect(plain(document.querySelector(`${part} [role="status"]`))).toContain("adds ₹23,000");
  // One row of fronts for each of the base, wall and loft units.
  expect(document.querySelectorAll(".room-drawing .front--acrylic").length).toBe(3);
  expect(location.search).toBe("?finish=acrylic&step=finish");
});

test("steps change by keyboard, the new question gets the focus, and Back returns with every choice", async () => {
  const user = userEvent.setup();
  await openIsland(InKitchen, calculatorProps("in-kitchen"));
  await user.click(screen.getByRole("radio", { name: /U-shaped/ }));
  screen.getByRole("button", { name: "Next: Walls" }).focus();
  await user.keyboard("{Enter}");
  expect(heading()).toBe("2. How long are the walls?");
  expect(document.activeElement).toBe(document.querySelector("#step h2"));
  await user.click(screen.getByRole("button", { name: "Next: Cabinets" }));
  await user.click(screen.getByRole("radio", { name: /Base units only/ }));
  await expect.poll(() => new URLSearchParams(location.search).get("cabinets")).toBe("base");
  const price = total();
  // Imitates the browser: it sets the address of the previous entry, then fires popstate.
  history.replaceState(null, "", `${PATH}?layout=u-shaped&step=walls`);
  dispatchEvent(new PopStateEvent("popstate"));
  await screen.findByText(/How long are the walls/);
  expect(total()).toBe(price);
  expect(new URLSearchParams(location.search).get("cabinets")).toBe("base");
  expect(new URLSearchParams(location.search).get("layout")).toBe("u-shaped");
});

test("walls are typed in feet or metres; the drawing follows, and an invalid length changes nothing", async () => {
  const user = userEvent.setup();
  await openIsland(InKitchen, calculatorProps("in-kitchen", "step=walls"));
  const wall = () => screen.getByLabelText<HTMLInputElement>(/^A\./);
  const drawing = () => screen.getByRole("img").getAttribute("aria-label");
  await user.clear(wall());
  expect(likely()).toBe("₹4,75,000");
  await user.type(wall(), "12");
  expect(drawing()).toContain("A · 12 ft");
  expect(likely()).toBe("₹5,21,000");
  await user.click(screen.getByRole("link", { name: "m" }));
  expect(wall().value).toBe("3.66");
  expect(drawing()).toContain("A · 3.66 m");
  expect(likely()).toBe("₹5,21,000");
  await user.click(screen.getByRole("checkbox", { name: /I don’t know yet/ }));
  await expect.poll(likely).toBe("₹4,75,000");
  expect(screen.queryByLabelText(/^A\./)).toBeNull();
});

test("pressing a suggested change applies it", async () => {
  const user = userEvent.setup();
  await openIsland(InKitchen, calculatorProps("in-kitchen"));
  await user.click(screen.getByRole("link", { name: "Without Hob and chimney" }));
  expect(likely()).toBe("₹4,10,000");
  await screen.findByText(/Hob and chimney: you said you bring your own/);
  await user.click(screen.getByRole("link", { name: "Luxe" }));
  expect(new URLSearchParams(location.search).get("tier")).toBe("luxe");
  expect(screen.getByText(/Hob and chimney: you said you bring your own/)).toBeDefined();
});

test("passes the choices to the form that requests a designer", async () => {
  const user = userEvent.setup();
  await openIsland(InWardrobe, calculatorProps("in-wardrobe", "step=doors"));
  await user.click(screen.getByRole("radio", { name: /Sliding/ }));
  const book = screen.getByRole("link", { name: "Book a free consultation" });
  await expect.poll(() => book.dataset.about).toContain("Sliding, 8 × 7 ft");
  expect(book.dataset.aboutPrice).toMatch(/^₹.*lakh$/);
  expect(new URL(book.getAttribute("href") ?? "", "https://a.test").searchParams.get("about")).toContain(
    "Sliding",
  );
});

test("an impossible number shows an error at the next step, which stays closed until it is corrected", async () => {
  const user = userEvent.setup();
  await openIsland(InKitchen, calculatorProps("in-kitchen", "step=walls"));
  const wall = () => screen.getByLabelText<HTMLInputElement>(/^A\./);
  await user.clear(wall());
  await user.type(wall(), "0.5");
  expect(wall().getAttribute("aria-invalid")).toBe(null);
  await user.click(screen.getByRole("button", { name: "Next: Cabinets" }));
  expect(heading()).toBe("2. How long are the walls?");
  expect(document.activeElement).toBe(wall());
  expect([wall().value, wall().getAttribute("aria-invalid")]).toEqual(["0.5", "true"]);
  expect(document.body.textContent).toContain("from 3 to 30. Until then, we calculate with 10.");
  expect(likely()).toBe("₹4,75,000");
  await user.clear(wall());
  await user.type(wall(), "12{Enter}");
  expect(likely()).toBe("₹5,21,000");
  await user.click(screen.getByRole("button", { name: "Next: Cabinets" }));
  expect(heading()).toBe("3. How far up does it go?");
});

describe.each(CASES)("$name", ({ name, calculator, rates }) => {
  test.each(REGIONS_OF[name])(
    "ST-08: server and browser render the same result in %s for random choices",
    async (region) => {
      const all = fc.sample(queries({ calculator, rates }), { numRuns: 4, seed: 14 });
      for (const query of all) {
        const props = calculatorProps(name, query.toString(), region);
        const { element, hydrate } = serveIsland(CALCULATOR_ISLANDS[name], props, { region });
        const said = () =>
          ["#step", ".calc-total", "#result", ".calc-bar"].map((part) => plain(element.querySelector(part)));
        const served = said();
        await hydrate();
        const acts = element.querySelectorAll("#result .calc-result__acts > button");
        for (const button of acts) button.textContent = "";
        expect(said()).toEqual(served);
        expect(served.join(" ")).not.toMatch(/NaN|undefined|Infinity|\{/);
      }
    },
  );
});

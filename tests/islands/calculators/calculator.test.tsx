import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import kitchen from "../../../content/documents/calculators/in/in-kitchen.json";
import wardrobe from "../../../content/documents/calculators/in/in-wardrobe.json";
import { CalculatorWords } from "../../../src/contracts/documents/calculators/calculator-words.ts";
import { CALCULATORS } from "../../../src/prices/calculators/calculators.ts";
import { choicesToQuery, readChoices } from "../../../src/prices/calculators/choices-query.ts";
import { CALCULATOR_ISLANDS } from "../../../src/web/features/calculators/islands/calculator-islands.ts";
import { RATES } from "../../prices/shipped-rates.ts";
import { openIsland } from "../../support/islands/serve-island.tsx";

const PATH = "/in";
const rates = RATES.in;
const { "in-kitchen": Kitchen, "in-wardrobe": Wardrobe } = CALCULATOR_ISLANDS;

function propsFor(name: "in-kitchen" | "in-wardrobe", search = "") {
  const { slug: _, ...written } = name === "in-kitchen" ? kitchen : wardrobe;
  // The content service fills photographs in; none of these tests looks at one.
  const plainly = JSON.stringify(written, (key, value) => (key === "picture" ? undefined : value));
  const words = CalculatorWords.parse(JSON.parse(plainly));
  const query = new URLSearchParams(search);
  return {
    name,
    words,
    rates,
    query: choicesToQuery(CALCULATORS[name], rates, readChoices(CALCULATORS[name], rates, query)).toString(),
    step: query.get("step") ?? "",
    path: PATH,
    talk: "/in/talk",
    keep: "/in/estimate",
    cities: { bengaluru: "Bengaluru", mumbai: "Mumbai" },
    payments: "/in/interiors/how-it-works",
    pictures: {},
  };
}

const plain = (element: Element | null) => (element?.textContent ?? "").replaceAll(" ", " ");
const total = () => plain(document.querySelector(".calc-total__band"));
const likely = () => plain(document.querySelector(".calc-total .band__likely dd"));
const heading = () => plain(document.querySelector("#step h2"));

test("the total follows every choice, says what it moved, and the address follows too", async () => {
  const user = userEvent.setup();
  await openIsland(Kitchen, propsFor("in-kitchen", "step=finish"));
  expect(likely()).toBe("₹4,75,000");
  await user.click(screen.getByRole("radio", { name: /Acrylic/ }));
  expect(likely()).toBe("₹4,98,000");
  expect(plain(screen.getByRole("status"))).toContain("adds ₹23,000");
  expect(location.search).toBe("?finish=acrylic&step=finish");
});

test("steps are turned by the keyboard, the new question is told, and Back goes back with everything chosen", async () => {
  const user = userEvent.setup();
  await openIsland(Kitchen, propsFor("in-kitchen"));
  await user.click(screen.getByRole("radio", { name: /U-shaped/ }));
  screen.getByRole("button", { name: "Next: Walls" }).focus();
  await user.keyboard("{Enter}");
  expect(heading()).toBe("2. How long are the walls?");
  expect(document.activeElement).toBe(document.querySelector("#step h2"));
  await user.click(screen.getByRole("button", { name: "Next: Cabinets" }));
  await user.click(screen.getByRole("radio", { name: /Base units only/ }));
  const price = total();
  // As the browser does it: the address of the entry before, then the news of it.
  history.replaceState(null, "", `${PATH}?layout=u-shaped&step=walls`);
  dispatchEvent(new PopStateEvent("popstate"));
  await screen.findByText(/How long are the walls/);
  expect(total()).toBe(price);
  expect(new URLSearchParams(location.search).get("cabinets")).toBe("base");
  expect(new URLSearchParams(location.search).get("layout")).toBe("u-shaped");
});

test("walls are typed in feet or in metres; the drawing follows, and what is no length changes nothing", async () => {
  const user = userEvent.setup();
  await openIsland(Kitchen, propsFor("in-kitchen", "step=walls"));
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
  await user.click(screen.getByRole("checkbox", { name: /I do not know yet/ }));
  expect(likely()).toBe("₹4,75,000");
  expect(screen.queryByLabelText(/^A\./)).toBeNull();
});

test("a change that is offered is made by pressing it", async () => {
  const user = userEvent.setup();
  await openIsland(Kitchen, propsFor("in-kitchen"));
  await user.click(screen.getByRole("link", { name: "Without Hob and chimney" }));
  expect(likely()).toBe("₹4,10,000");
  await screen.findByText(/Hob and chimney: you said you bring your own/);
  await user.click(screen.getByRole("link", { name: "Luxe" }));
  expect(new URLSearchParams(location.search).get("tier")).toBe("luxe");
  expect(screen.getByText(/Hob and chimney: you said you bring your own/)).toBeDefined();
});

test("what is chosen goes along to the form that asks for a designer", async () => {
  const user = userEvent.setup();
  await openIsland(Wardrobe, propsFor("in-wardrobe", "step=doors"));
  await user.click(screen.getByRole("radio", { name: /Sliding/ }));
  await screen.findByText(/Sliding, 8 × 7 ft/);
  const book = screen.getByRole("link", { name: "Book a designer with it" });
  expect(book.dataset.about).toContain("Sliding, 8 × 7 ft");
  expect(book.dataset.aboutPrice).toMatch(/^₹.*lakh$/);
  expect(new URL(book.getAttribute("href") ?? "", "https://a.test").searchParams.get("about")).toContain(
    "Sliding",
  );
});

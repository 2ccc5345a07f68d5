import { configure, screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import InHome from "../../../src/web/features/prices/calculators/islands/in-home-calculator.island.tsx";
import MyHome from "../../../src/web/features/prices/calculators/islands/my-home-calculator.island.tsx";
import SaHome from "../../../src/web/features/prices/calculators/islands/sa-home-calculator.island.tsx";
import SgHome from "../../../src/web/features/prices/calculators/islands/sg-home-calculator.island.tsx";
import { openIsland } from "../../support/islands/serve-island.tsx";
import { calculatorProps } from "./calculator-props.ts";

// The full estimate is rendered when the browser is idle, which takes long on a busy test machine.
configure({ asyncUtilTimeout: 10_000 });

const plain = (element: Element | null) => (element?.textContent ?? "").replaceAll(/\s+/g, " ");
const likely = () => plain(document.querySelector(".calc-total .band__likely dd")).trim();
const amount = () => Number(likely().replaceAll(/\D/g, ""));
const heading = () => plain(document.querySelector("#step h2"));
const chosen = () => new URLSearchParams(location.search);
const done = () => document.querySelectorAll(".home-drawing__room.is-done").length;

test("in-home: rooms can be unticked, and without any room the page asks for a choice instead of showing 0", async () => {
  const user = userEvent.setup();
  await openIsland(InHome, calculatorProps("in-home", "step=rooms&services="));
  const before = done();
  const boxes = () => screen.getAllByRole<HTMLInputElement>("checkbox");
  for (const box of boxes()) if (box.checked) await user.click(box);
  await expect.poll(done).toBe(0);
  expect(before).toBeGreaterThan(4);
  expect(plain(document.querySelector(".calc-total"))).toContain("Choose at least one item");
  expect(plain(document.querySelector(".calc-bar"))).toContain("Choose at least one item");
  await screen.findByText("Choose what you need");
  expect(document.querySelector("#result form")).toBeNull();
  const [first] = boxes();
  if (first) await user.click(first);
  await expect.poll(amount).toBeGreaterThan(0);
  expect(plain(document.querySelector(".calc-total"))).not.toMatch(/last change/);
});

test("in-home: a larger home has other rooms and costs more, and a room may have its own tier", async () => {
  const user = userEvent.setup();
  await openIsland(InHome, calculatorProps("in-home", "step=home"));
  expect(likely()).toBe("₹14,71,000");
  await user.click(screen.getByRole("radio", { name: /3 ?BHK/ }));
  await expect.poll(amount).toBeGreaterThan(1_471_000);
  expect(chosen().get("home")).toBe("3bhk");
  const whole = amount();
  await user.click(screen.getByRole("link", { name: /Quality/ }));
  const [kitchen] = screen.getAllByRole("combobox");
  if (kitchen) await user.selectOptions(kitchen, "luxe");
  expect(chosen().get("tier-kitchen")).toBe("luxe");
  expect(amount()).toBeGreaterThan(whole);
});

test("sg-home: the questions depend on the kind of home, and the flat may be measured in square metres", async () => {
  const user = userEvent.setup();
  await openIsland(SgHome, calculatorProps("sg-home"), { region: "sg" });
  expect(likely()).toBe("S$56,500");
  await user.click(screen.getByRole("radio", { name: /^Condo/ }));
  await expect.poll(likely).toBe("S$44,700");
  expect(screen.queryByRole("radio", { name: /4-room/ })).toBeNull();
  await user.click(screen.getByRole("link", { name: /Size/ }));
  await user.click(screen.getByRole("link", { name: "m" }));
  expect(likely()).toBe("S$44,700");
  expect(chosen().get("unit")).toBe("m");
});

test("my-home: an older home asks about hacking and bathrooms, and a wet kitchen is preselected in a terrace", async () => {
  const user = userEvent.setup();
  await openIsland(MyHome, calculatorProps("my-home", "home=terrace-2&step=state"), {
    region: "my",
  });
  const whenNew = amount();
  const [, old] = screen.getAllByRole("radio");
  if (old) await user.click(old);
  await expect.poll(() => chosen().get("state")).toBe("sub-sale");
  expect(amount()).toBeGreaterThan(whenNew);
  await user.click(screen.getByRole("link", { name: /Kitchens/ }));
  const wet = screen.getByRole<HTMLInputElement>("checkbox", { name: /Wet kitchen/ });
  expect(wet.checked).toBe(true);
  const both = amount();
  await user.click(wet);
  await expect.poll(amount).toBeLessThan(both);
  await expect.poll(() => chosen().get("kitchens")).toBe("dry-kitchen");
});

test.each(["sa", "sa-ar"] as const)(
  "sa-home in %s: above the limit a meeting replaces the price, and a lower tier shows the price again",
  async (region) => {
    const user = userEvent.setup();
    const props = calculatorProps("sa-home", "home=villa&scope=full&city=jeddah&step=tier", region);
    await openIsland(SaHome, props, { region });
    expect(amount()).toBe(768_000);
    const [, , luxe] = screen.getAllByRole("radio");
    if (luxe) await user.click(luxe);
    await expect.poll(() => document.querySelector(".calc-total .band")).toBeNull();
    expect(plain(document.querySelector(".calc-total"))).not.toMatch(/\d{3},\d{3}/);
    const [, premium] = screen.getAllByRole("radio");
    if (premium) await user.click(premium);
    await expect.poll(amount).toBe(768_000);
    expect(heading()).toMatch(/^6\. /);
  },
);

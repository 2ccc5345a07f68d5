import { screen, waitFor, within } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Region } from "../../../src/editions/regions.ts";
import { moneyAsked } from "../../../src/web/features/prices/money-view/money-query.ts";
import MoneyView from "../../../src/web/features/prices/money-view/money-view.island.tsx";
import { openIsland, serveIsland } from "../../support/islands/serve-island.tsx";

const PATH = "/in/interiors/how-it-works";
const propsFor = (search = "") => ({
  id: "money",
  path: PATH,
  asked: moneyAsked(new URLSearchParams(search)),
});

/** The first two ordered lists: the payments and the refund schedule. */
function listed() {
  const [payments, refunds] = screen.getAllByRole("list").filter((list) => list.tagName === "OL");
  const lines = (list: HTMLElement | undefined) =>
    [...(list?.children ?? [])].map((item) => (item.textContent ?? "").replaceAll("\u00a0", " "));
  return { payments: lines(payments), refunds: lines(refunds) };
}

const sum = (label = "Your price, with tax") => screen.getByLabelText<HTMLInputElement>(label);

test("payments, days and refunds follow the typed values", async () => {
  const user = userEvent.setup();
  await openIsland(MoneyView, propsFor());
  expect(screen.getByRole("status").textContent).toContain("This example");
  await user.type(sum(), "19.2 lakh");
  const amounts = () => listed().payments.map((line) => /₹[\d,]+/.exec(line)?.[0]);
  await waitFor(() => expect(amounts()).toEqual(["₹96,000", "₹8,64,000", "₹9,60,000"]));
  expect(listed().payments[1]).toContain("Week 4");
  await user.type(screen.getByLabelText("Planned booking date"), "2027-01-15");
  await waitFor(() => expect(listed().payments[1]).toContain("12 Feb 2027"));
  expect(listed().refunds[0]).toContain("until 22 Jan 2027");
  expect(listed().refunds[1]).toContain("₹48,000");
});

test("an impossible value shows an error at its field, and nothing is sent", async () => {
  const user = userEvent.setup();
  await openIsland(MoneyView, propsFor());
  await user.type(sum(), "12");
  await user.click(screen.getByRole("button", { name: "Show my payments" }));
  expect(sum().getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(sum());
  expect(location.search).toBe("");
});

test("the address contains the typed values, and opening it restores them", async () => {
  const user = userEvent.setup();
  await openIsland(MoneyView, propsFor());
  await user.type(sum(), "1470000");
  await user.type(screen.getByLabelText("Weeks of work"), "12{Enter}");
  expect(location.search).toBe("?sum=1470000&weeks=12");
  expect(location.hash).toBe("#money");
  await openIsland(MoneyView, propsFor(location.search));
  expect(sum().value).toBe("1470000");
  expect(listed().payments[2]).toContain("Week 14");
});

test("without a script it is a form that submits to the same page", () => {
  const { element } = serveIsland(MoneyView, propsFor("sum=14.7+lakh"));
  const form = element.querySelector("form");
  expect(form?.getAttribute("action")).toBe(`${PATH}#money`);
  expect(form?.method).toBe("get");
  expect(within(element).getAllByText("₹73,500").length).toBeGreaterThan(0);
});

test.each<[Region, string, string[]]>([
  ["sg", "10%", ["S$5,650", "S$22,600", "S$28,250"]],
  ["sa-ar", "10%", ["28,200", "112,800", "141,000"]],
])("%s has its own payment shares, currency and text", async (region, share, amounts) => {
  await openIsland(MoneyView, propsFor(), { region });
  const { payments } = listed();
  expect(payments[0]).toContain(share);
  for (const [index, amount] of amounts.entries()) expect(payments[index]).toContain(amount);
  expect(document.body.textContent).not.toMatch(/[{}]/);
});

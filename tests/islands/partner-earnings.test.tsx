import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import livpreneur from "../../content/documents/content-pages/in/livpreneur.json";
import { Earnings } from "../../src/contracts/documents/sections/price-sections.ts";
import PartnerEarnings from "../../src/web/features/leads/earnings/partner-earnings.island.tsx";
import { openIsland } from "../support/islands/serve-island.tsx";

const written = livpreneur.sections.find(({ kind }) => kind === "earnings");
const words = Earnings.strip().parse(written);
const PROPS = {
  id: "earnings",
  path: "/in/interiors/livpreneur",
  words,
  asked: { homes: 5, order: 1_000_000 },
};
const year = () => (screen.getByRole("status").textContent ?? "").replaceAll("\u00a0", " ");

test("the earnings of a year follow the typed values; an impossible value counts as the example", async () => {
  const user = userEvent.setup();
  await openIsland(PartnerEarnings, PROPS);
  expect(year()).toContain("1,50,000");
  const homes = screen.getByLabelText(words.homes.label);
  await user.clear(homes);
  await user.type(homes, "10");
  expect(year()).toContain("3,10,000");
  await user.clear(homes);
  expect(year()).toContain("2,40,000");
});

import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import ListFilters from "../../src/web/features/lists/listing/list-filters.island.tsx";
import { openIsland } from "../support/islands/serve-island.tsx";

const NARROWING = {
  facets: [
    {
      name: "city",
      label: "City",
      all: "All cities",
      options: [
        { value: "pune", label: "Pune" },
        { value: "delhi", label: "Delhi" },
      ],
    },
    {
      name: "language",
      label: "Language",
      all: "Any language",
      options: [
        { value: "hindi", label: "Hindi" },
        { value: "tamil", label: "Tamil" },
      ],
    },
  ],
  rows: [
    [[0], [0]],
    [[1], [0, 1]],
    [[1], [0]],
  ],
};
const PROPS = { id: "list", path: "/in/list", narrowing: NARROWING, choice: {}, show: "Show ({count})" };

const select = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
const options = (name: string) => [...select(name).options].map(({ text }) => text);

test("every option shows the number of remaining results, also by keyboard", async () => {
  const user = userEvent.setup();
  await openIsland(ListFilters, PROPS);
  expect(options("City")).toEqual(["All cities", "Pune (1)", "Delhi (2)"]);
  await user.tab();
  expect(document.activeElement).toBe(select("City"));
  await user.selectOptions(select("Language"), "tamil");
  expect(options("City")).toEqual(["All cities", "Pune (0)", "Delhi (1)"]);
  expect(screen.getByRole("button").textContent).toBe("Show (1)");
  expect(screen.getByRole("status").textContent).toBe("Show (1)");
});

test("only chosen filters are in the address", async () => {
  const user = userEvent.setup();
  await openIsland(ListFilters, { ...PROPS, choice: { city: "delhi" } }, { region: "sa-ar" });
  const form = screen.getByRole("button").closest("form") ?? undefined;
  expect(form?.getAttribute("action")).toBe("/in/list#list");
  await user.selectOptions(select("City"), "");
  await user.selectOptions(select("Language"), "hindi");
  expect([...new FormData(form)]).toEqual([["language", "hindi"]]);
});

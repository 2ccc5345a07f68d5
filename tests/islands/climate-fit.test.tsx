import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import ClimateFit from "../../src/web/features/looks-and-offerings/offerings/label/climate-fit.island.tsx";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

const PROPS = {
  climates: { coastal: 2, dry: 5, plateau: 5 },
  nature: "metal",
  city: undefined,
  action: "/in/finishes/metal/MET-002#material-label",
  keep: { compare: "MET-001" },
} as const;
const city = () => screen.getByLabelText<HTMLSelectElement>("Your city");
const lines = () => [...document.querySelectorAll("dt")].map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test("OF-01 shows every climate while no city is known, and a form to choose one", () => {
  serveIsland(ClimateFit, PROPS);
  expect(lines()).toEqual(["Coastal and humid", "Hot and dry", "Mild plateau"]);
  const { form } = city();
  expect(form?.method).toBe("get");
  expect(form?.getAttribute("action")).toBe(PROPS.action);
  expect(form && new FormData(form).get("compare")).toBe("MET-001");
});

test("shows the city in the address with its reason", () => {
  serveIsland(ClimateFit, { ...PROPS, city: "mumbai" });
  expect(lines()).toEqual(["Mumbai: Coastal and humid"]);
  expect(document.querySelector("dd")?.textContent).toMatch(/2 of 5.*salt air/i);
});

test("shows a chosen city immediately and stores it on the device", async () => {
  await openIsland(ClimateFit, PROPS);
  await userEvent.selectOptions(city(), "jaipur");
  expect(lines()).toEqual(["Jaipur: Hot and dry"]);
  expect(localStorage.getItem("my-city")).toBe("jaipur");
  await userEvent.selectOptions(city(), "");
  expect(lines()).toHaveLength(3);
  expect(localStorage.getItem("my-city")).toBeNull();
});

test("shows a stored city, or the city of a stored room", async () => {
  localStorage.setItem("my-room-in", "room=10x8&city=pune&tier=premium");
  await openIsland(ClimateFit, PROPS);
  await vi.waitFor(() => expect(lines()).toEqual(["Pune: Mild plateau"]), PATIENT);
  localStorage.setItem("my-city", "kochi");
  await openIsland(ClimateFit, PROPS);
  await vi.waitFor(() => expect(lines()).toEqual(["Kochi: Coastal and humid"]), PATIENT);
});

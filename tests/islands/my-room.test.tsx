import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { textOf } from "../../src/editions/all-texts.ts";
import { editionOf } from "../../src/editions/edition.ts";
import type { Region } from "../../src/editions/regions.ts";
import { cityNames } from "../../src/web/features/design-ideas/my-room/city-name.ts";
import { currentRoom } from "../../src/web/features/design-ideas/my-room/current-room.ts";
import { draftOf } from "../../src/web/features/design-ideas/my-room/dialog/room-draft.ts";
import { loadStoredRoom } from "../../src/web/features/design-ideas/my-room/load-room.ts";
import MyRoomBar from "../../src/web/features/design-ideas/my-room/my-room.island.tsx";
import { unitOf } from "../../src/web/features/design-ideas/my-room/my-room-query.ts";
import { readStoredRoom, storeRoom } from "../../src/web/features/design-ideas/my-room/stored-room.ts";
import { RATES } from "../prices/shipped-rates.ts";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

const ROOM = { length: 10, breadth: 8, city: "bengaluru", tier: "premium" } as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  answerRates();
  currentRoom.setState({ room: undefined, rates: RATES.in });
});

/** Replaces the network of the browser, which is the boundary of the contract. */
function answerRates(status = 200) {
  const fetched = vi.fn(async (request: Request) => {
    const country = /rates-(in|sa)$/.exec(new URL(request.url).pathname)?.[1] === "sa" ? "sa" : "in";
    return Response.json(RATES[country], { status });
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

function propsIn(region: Region) {
  const edition = editionOf(region);
  const rates = RATES[edition.country];
  const unit = unitOf(rates);
  const { t } = textOf(edition.language);
  return {
    terms: { unit, tax: rates.tax, cities: cityNames(t, rates, edition) },
    draft: draftOf(undefined, undefined, { unit, city: Object.keys(rates.cities)[0] ?? "" }),
    isWrong: false,
    path: `/${region}`,
    keep: {},
  };
}

const bar = () => screen.getByRole("region");
const submit = () => {
  const [button] = screen.getAllByRole("button", { hidden: true }).filter((one) => one.hasAttribute("form"));
  return button ?? bar();
};
const sides = () => screen.getAllByRole<HTMLInputElement>("textbox", { hidden: true });

test("a room typed by keyboard is shown, stored and put into the address", async () => {
  const user = userEvent.setup();
  await openIsland(MyRoomBar, propsIn("in"));
  screen.getByRole<HTMLDialogElement>("dialog", { hidden: true }).showModal();
  const [length, breadth] = sides();
  length?.focus();
  await user.keyboard("12{Tab}9");
  submit().focus();
  await user.keyboard("{Enter}");
  await vi.waitFor(() => expect(bar().textContent).toContain("12 × 9 ft, Premium"), PATIENT);
  expect(bar().dataset.state).toBe("known");
  expect(breadth?.value).toBe("9");
  expect(readStoredRoom("in").get("room")).toBe("12x9");
  await vi.waitFor(() => expect(location.search).toContain("room=12x9"), PATIENT);
  expect(screen.getByRole<HTMLDialogElement>("dialog", { hidden: true }).open).toBe(false);
});

test("an impossible room shows an error at the field, which gets the focus, and loses no input", async () => {
  const user = userEvent.setup();
  await openIsland(MyRoomBar, propsIn("in"));
  screen.getByRole<HTMLDialogElement>("dialog", { hidden: true }).showModal();
  const [length] = sides();
  await user.type(sides()[1] ?? bar(), "8");
  await user.type(length ?? bar(), "200");
  await user.click(submit());
  await vi.waitFor(() => expect(length?.getAttribute("aria-invalid")).toBe("true"), PATIENT);
  expect(document.activeElement).toBe(length);
  expect(length?.value).toBe("200");
  expect(length?.closest(".roomform__size")?.classList).toContain("is-bad");
  expect(bar().dataset.state).not.toBe("known");
});

test("keeps input from before hydration: typed, ticked and chosen", async () => {
  const user = userEvent.setup();
  const { hydrate } = serveIsland(MyRoomBar, propsIn("in"));
  screen.getByRole<HTMLDialogElement>("dialog", { hidden: true }).showModal();
  await user.type(sides()[0] ?? bar(), "11");
  await user.type(sides()[1] ?? bar(), "7");
  await user.selectOptions(screen.getByLabelText("City"), "pune");
  await user.click(screen.getByLabelText(/^Luxe/));
  await hydrate();
  await user.click(submit());
  await vi.waitFor(() => expect(bar().textContent).toContain("11 × 7 ft, Luxe"), PATIENT);
  expect(bar().textContent).toContain("Pune, GST included");
});

test("an Arabic reader types metres in Arabic digits", async () => {
  const user = userEvent.setup();
  await openIsland(MyRoomBar, propsIn("sa-ar"), { region: "sa-ar" });
  screen.getByRole<HTMLDialogElement>("dialog", { hidden: true }).showModal();
  await user.type(sides()[0] ?? bar(), "٤");
  await user.type(sides()[1] ?? bar(), "٣");
  await user.click(submit());
  await vi.waitFor(() => expect(bar().textContent).toContain("4 × 3 م"), PATIENT);
  expect(document.documentElement.dir).toBe("rtl");
});

test("shows the stored room, also in the form, until it is deleted", async () => {
  const user = userEvent.setup();
  storeRoom("in", ROOM);
  await openIsland(MyRoomBar, propsIn("in"));
  await loadStoredRoom("in");
  await vi.waitFor(() => expect(bar().textContent).toContain("10 × 8 ft"), PATIENT);
  expect(sides().map(({ value }) => value)).toEqual(["10", "8"]);
  screen.getByRole<HTMLDialogElement>("dialog", { hidden: true }).showModal();
  await user.click(screen.getByRole("link", { name: "Remove my room" }));
  await vi.waitFor(() => expect(bar().dataset.state).toBe("unknown"), PATIENT);
  expect(readStoredRoom("in").has("room")).toBe(false);
});

test("without rates the form is submitted to the server", async () => {
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("offline")));
  const user = userEvent.setup();
  await openIsland(MyRoomBar, propsIn("sg"), { region: "sg" });
  const form = screen.getByLabelText("City").closest("form");
  const sent = vi.fn();
  if (form) form.submit = sent;
  screen.getByRole<HTMLDialogElement>("dialog", { hidden: true }).showModal();
  await user.click(submit());
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce(), PATIENT);
});

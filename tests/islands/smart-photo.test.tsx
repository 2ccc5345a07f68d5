import { screen, within } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import StageScene from "../../src/web/features/design-ideas/smart-photo/stage/stage-scene.island.tsx";
import OrderScene from "../../src/web/pages/design-ideas/smart-photo-exp/order-scene.island.tsx";
import OverlayScene from "../../src/web/pages/design-ideas/smart-photo-exp/overlay-scene.island.tsx";
import StepsScene from "../../src/web/pages/design-ideas/smart-photo-exp/steps-scene.island.tsx";
import { sceneOf } from "../support/islands/scene-of.ts";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

/** Decides whether pictures can be decoded. */
let decode: () => Promise<void>;
const answer = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  decode = async () => {};
  answer.mockReset();
  answer.mockResolvedValue(new Response("", { status: 503 }));
  vi.stubGlobal("fetch", (address: string) => answer(address));
  // This DOM does not implement image decoding, animations and layout.
  Object.assign(HTMLImageElement.prototype, { decode: () => decode() });
  Object.assign(Element.prototype, { getAnimations: () => [], scrollIntoView: () => undefined });
});

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
const total = () => document.querySelector(".piece-list tfoot td.num")?.textContent;
const sums = () => document.querySelector(".scene-total__sum")?.textContent;
const print = () => document.querySelector(".scene-photo picture:last-of-type img")?.getAttribute("src");
const spot = (name: RegExp) => screen.getByRole("button", { name });
const query = () => new URLSearchParams(location.search);

test("SP-05 a choice changes the price, the photograph, the text and the address", async () => {
  await openIsland(StageScene, sceneOf());
  expect(total()).toContain("1,700");
  await userEvent.click(radio(/slate/i));
  expect(total()).toContain("2,200");
  expect(query().get("pieces")).toBe("counter:2");
  expect(screen.getByRole("status").textContent).toMatch(/2,200.*3 of 3.*Worktop in slate/);
  await vi.waitFor(() => expect(print()).toBe("/slate"), PATIENT);
  await vi.waitFor(() => expect(document.querySelectorAll(".scene-photo picture")).toHaveLength(1), PATIENT);
  await userEvent.click(radio(/oak/i));
  expect(query().has("pieces")).toBe(false);
  await vi.waitFor(() => expect(print()).toContain("kitchen-1"), PATIENT);
});

test.each([
  ["overlay", OverlayScene],
  ["steps", StepsScene],
  ["order", OrderScene],
])(
  "SP-05 the layout %s accepts a choice before and after hydration, in both writing directions",
  async (_, Scene) => {
    const { hydrate } = serveIsland(Scene, sceneOf({ open: "counter" }), { region: "sa-ar" });
    await userEvent.click(radio(/slate/i));
    await hydrate();
    await vi.waitFor(() => expect(query().get("pieces")).toBe("counter:2"), PATIENT);
    expect(sums()).toContain("2,200");
    radio(/slate/i).focus();
    await userEvent.click(radio(/oak/i));
    expect(query().has("pieces")).toBe(false);
    expect(sums()).toContain("1,700");
  },
);

test("SP-05 a checkbox removes a piece and puts it back, also by space bar", async () => {
  await openIsland(StageScene, sceneOf());
  // The list is hydrated gradually.
  const box = await vi.waitFor(() => screen.getByRole("checkbox", { name: /Gas hob/ }), PATIENT);
  await userEvent.click(box);
  expect(box.getAttribute("aria-checked")).toBe("false");
  expect(total()).toContain("1,200");
  expect(query().get("pieces")).toBe("hob:off");
  box.focus();
  await userEvent.keyboard(" ");
  expect(box.getAttribute("aria-checked")).toBe("true");
  expect(total()).toContain("1,700");
});

test("SP-05 keys open and close a piece, and the focus returns", async () => {
  await openIsland(StageScene, sceneOf());
  spot(/Worktop/).focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(spot(/Gas hob/));
  await userEvent.keyboard(" ");
  expect(document.activeElement?.textContent).toBe("Gas hob");
  expect(spot(/Gas hob/).getAttribute("aria-expanded")).toBe("true");
  expect(query().get("piece")).toBe("hob");
  await userEvent.keyboard("{ArrowRight}");
  expect(query().get("piece")).toBe("lamp");
  await userEvent.keyboard("{Escape}");
  expect(document.activeElement).toBe(spot(/Lamp/));
  expect(query().has("piece")).toBe(false);
  expect(document.querySelectorAll(".panel:not([hidden])")).toHaveLength(0);
});

test("SP-05 in Arabic the next piece is to the left", async () => {
  await openIsland(StageScene, sceneOf(), { region: "sa-ar" });
  spot(/Worktop/).focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(document.activeElement).toBe(spot(/Gas hob/));
  await userEvent.keyboard("{Enter}{ArrowLeft}");
  expect(query().get("piece")).toBe("lamp");
  await userEvent.keyboard("{ArrowRight}");
  expect(query().get("piece")).toBe("hob");
});

test("keeps a choice from before hydration", async () => {
  const { hydrate } = serveIsland(StageScene, sceneOf({ open: "counter" }));
  await userEvent.click(radio(/slate/i));
  await hydrate();
  await vi.waitFor(() => expect(total()).toContain("2,200"), PATIENT);
  expect(radio(/slate/i).checked).toBe(true);
  expect(query().get("pieces")).toBe("counter:2");
});

test("when a photograph cannot be loaded, the previous one stays and the caption says so", async () => {
  decode = async () => {
    throw new DOMException("broken", "EncodingError");
  };
  await openIsland(StageScene, sceneOf());
  await userEvent.click(radio(/slate/i));
  const caption = () => document.querySelector(".scene-caption")?.textContent;
  await vi.waitFor(() => expect(caption()).not.toContain("The photo shows"), PATIENT);
  expect(caption()).toContain("Worktop in slate");
  expect(total()).toContain("2,200");
  expect(document.querySelector(".scene-photo picture img")?.getAttribute("src")).toContain("kitchen-1");
});

test("SP-13 the shop details of another finish are loaded from its page; until then they are empty", async () => {
  await openIsland(StageScene, sceneOf());
  const details = () => document.getElementById("piece-counter-details")?.textContent;
  await userEvent.click(radio(/steel/i));
  expect(answer).toHaveBeenCalledWith("/in?pieces=counter:3");
  expect(details()).toBe("");
  answer.mockResolvedValue(new Response('<div id="piece-counter-details"><p>30 days</p></div>'));
  await userEvent.click(radio(/slate/i));
  await vi.waitFor(() => expect(details()).toBe("30 days"), PATIENT);
});

test("without a script every choice is a link or a field of the form", () => {
  const { element } = serveIsland(StageScene, sceneOf({ picks: [{ piece: "hob", pick: "off" }] }));
  const [first] = within(element).getAllByRole<HTMLAnchorElement>("link", { name: /Worktop/ });
  expect(first?.getAttribute("href")).toBe(
    "/in/designs/kitchen/a-kitchen?pieces=hob:off&piece=counter#scene",
  );
  expect(screen.getByLabelText("Put Gas hob back").getAttribute("href")).toBe(
    "/in/designs/kitchen/a-kitchen#list",
  );
  expect(radio(/slate/i).getAttribute("form")).toBe("scene-form");
});

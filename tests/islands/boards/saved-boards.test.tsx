import { screen, within } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import SavedBoards from "../../../src/web/features/customer/boards/saved/saved-boards.island.tsx";
import { answerCalls } from "../../support/islands/answer-calls.ts";
import { openIsland, serveIsland } from "../../support/islands/serve-island.tsx";
import { PATIENT } from "../../support/patient.ts";

const KEY = "AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAA";
const thing = (slug: string, contentType = "smart-photo-lite", price?: number) => ({
  slug,
  contentType,
  title: `Kitchen ${slug}`,
  href: `/in/x/${slug}`,
  image: `/api/images/${slug}`,
  ...(price && { price }),
});
const item = (slug: string, price?: number) => {
  const { contentType, slug: own, ...meta } = thing(slug, undefined, price);
  return { id: `id-${slug}`, slug: own, content_type: contentType, meta };
};
const board = (more: object = {}) => ({
  id: "b1",
  name: "Kitchen",
  items: [item("a", 100_000), item("b")],
  key: null,
  isClosed: false,
  voters: [],
  ...more,
});
const PROPS = {
  saved: [thing("a", "smart-photo-lite", 100_000), thing("look", "home-looks"), thing("LAM-001", "finishes")],
  boards: [board()],
  spread: { low: 0.9, high: 1.1, roundTo: 1000 },
  kind: undefined,
  voteAddress: "https://www.example.com/in/board/",
  problem: undefined,
};

test("without a script every change is a separate form, and the price of a board is shown", () => {
  const { element } = serveIsland(SavedBoards, PROPS);
  const forms = [...element.querySelectorAll("form")];
  expect(forms.every(({ method }) => method === "post")).toBe(true);
  const asked = new Set(forms.map((form) => new FormData(form).get("do")));
  expect([...asked].sort()).toEqual([
    "add",
    "make",
    "move",
    "remove",
    "rename",
    "share",
    "takeOut",
    "unsave",
  ]);
  expect(element.querySelector(".board__sum")?.textContent).toContain("₹90,000 – 1,10,000");
  expect(element.querySelector(".board__sum")?.textContent).toContain("1 item without a price");
});

test("filters the saved items by kind", async () => {
  const user = userEvent.setup();
  await openIsland(SavedBoards, PROPS);
  const titles = () => [...document.querySelectorAll(".saved__thing h3")].map((one) => one.textContent);
  expect(titles()).toHaveLength(3);
  await user.click(screen.getByRole("link", { name: "Whole homes" }));
  expect(titles()).toEqual(["Kitchen look"]);
  expect(location.search).toBe("?kind=looks");
  await user.click(screen.getByRole("link", { name: "Products" }));
  expect(titles()).toEqual(["Kitchen LAM-001"]);
  await user.click(screen.getByRole("link", { name: "All" }));
  expect(titles()).toHaveLength(3);
});

test("creates, fills and shares a board without a page load, and shows what the backend returns", async () => {
  const user = userEvent.setup();
  const asked = answerCalls({
    "/boards/change": [
      Response.json({ boards: [board({ id: "b2", name: "Wardrobe", items: [] })] }),
      Response.json({
        boards: [board({ id: "b2", name: "Wardrobe", key: KEY, voters: [{ name: null, marked: 1 }] })],
      }),
    ],
  });
  await openIsland(SavedBoards, { ...PROPS, boards: [] });
  await user.type(screen.getByLabelText(/Board name/), "Wardrobe");
  await user.keyboard("{Enter}");
  await screen.findByRole("heading", { name: "Wardrobe" });
  expect(asked[0]?.body).toEqual({ country_code: "IN", change: { do: "make", name: "Wardrobe" } });
  await user.click(screen.getAllByRole("button", { name: "Add" })[0] as HTMLElement);
  await vi.waitFor(() => expect(screen.getByText("1 person answered: someone")).toBeTruthy(), PATIENT);
  expect(asked[1]?.body).toMatchObject({ change: { do: "add", boardId: "b2", item: { slug: "a" } } });
  expect(screen.getByLabelText<HTMLInputElement>("Link for the family").value).toBe(
    `${PROPS.voteAddress}${KEY}`,
  );
});

test("items are moved by buttons and by dragging, and the first one cannot move earlier", async () => {
  const user = userEvent.setup();
  const asked = answerCalls({ "/boards/change": Response.json({ boards: PROPS.boards }) });
  await openIsland(SavedBoards, PROPS);
  const earlier = screen.getByRole<HTMLButtonElement>("button", { name: "Move Kitchen a earlier" });
  expect(earlier.disabled).toBe(true);
  await user.click(screen.getByRole("button", { name: "Move Kitchen a later" }));
  await vi.waitFor(() => expect(asked).toHaveLength(1), PATIENT);
  expect(asked[0]?.body).toMatchObject({ change: { do: "move", itemId: "id-a", to: 1 } });
  const [first, second] = document.querySelectorAll(".board__item");
  second?.dispatchEvent(new Event("dragstart", { bubbles: true }));
  await vi.waitFor(() => {
    first?.dispatchEvent(new Event("drop", { bubbles: true, cancelable: true }));
    expect(asked.length).toBeGreaterThan(1);
  }, PATIENT);
  expect(asked[1]?.body).toMatchObject({ change: { do: "move", itemId: "id-b", to: 0 } });
});

test("a change that fails shows an error and changes nothing", async () => {
  const user = userEvent.setup();
  answerCalls({
    "/wishlist/looks": new Error("down"),
    "/boards/change": Response.json({ error: "full" }, { status: 409 }),
  });
  await openIsland(SavedBoards, PROPS);
  await user.click(screen.getByRole("button", { name: "Remove Kitchen a from saved" }));
  expect((await screen.findByRole("alert")).textContent).toContain("couldn’t make that change");
  const gallery = within(document.querySelector(".saved__grid") as HTMLElement);
  expect(gallery.getByRole("link", { name: "Kitchen a" })).toBeTruthy();
  await user.click(screen.getAllByRole("button", { name: "Add" })[0] as HTMLElement);
  await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toContain("This is full"), PATIENT);
});

test("a removed item leaves the list", async () => {
  const user = userEvent.setup();
  const asked = answerCalls({ "/wishlist/looks": Response.json({ liked: false }) });
  await openIsland(SavedBoards, { ...PROPS, boards: [] }, { region: "in" });
  await user.click(screen.getByRole("button", { name: "Remove Kitchen look from saved" }));
  await vi.waitFor(() => expect(screen.queryByRole("link", { name: "Kitchen look" })).toBeNull(), PATIENT);
  expect(asked[0]?.body).toMatchObject({
    type: "remove",
    content_id: { slug: "look", content_type: "home-looks" },
  });
});

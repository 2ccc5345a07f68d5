import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { useId, useState } from "react";
import { expect, test, vi } from "vitest";
import { useText } from "../../src/ui/text/text.tsx";
import { island } from "../../src/web/frame/islands/island.tsx";
import { usePage, useSharedState } from "../../src/web/frame/islands/page-context.ts";
import { serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

const Ask = island("ask", function Ask({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  const [typed, setTyped] = useState("");
  const [isTicked, setTicked] = useState(false);
  const { state } = usePage();
  const device = useSharedState(({ device }) => device);
  const id = useId();
  const { t } = useText();
  if (count > 2) throw new Error("Too many");
  return (
    <form action="/in/talk" method="post">
      <label htmlFor={id}>{t("lead.name")}</label>
      <input id={id} name="name" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <input type="email" name="email" aria-label="mail" />
      <input
        type="checkbox"
        aria-label="tick"
        checked={isTicked}
        onChange={(event) => setTicked(event.target.checked)}
      />
      <select aria-label="room" defaultValue="kitchen">
        <option>kitchen</option>
        <option>bath</option>
      </select>
      <button type="button" onClick={() => setCount(count + 1)}>
        more
      </button>
      <button type="button" onClick={() => state.setState("device", "mobile")}>
        phone
      </button>
      <output>{`${count} ${typed} ${isTicked} ${device}`}</output>
    </form>
  );
});

test("an island works after hydration, with the ids from the server", async () => {
  const { element, hydrate } = serveIsland(Ask, { start: 1 });
  const input = screen.getByLabelText("Your name");
  expect(shown()).toBe("1  false desktop");
  await hydrate();
  expect(screen.getByLabelText("Your name")).toBe(input);
  await userEvent.click(screen.getByText("more"));
  expect(shown()).toBe("2  false desktop");
  expect(element.dataset.islandAlive).toBe("");
});

test("keeps input from before hydration: typed, ticked and chosen", async () => {
  const { hydrate } = serveIsland(Ask, { start: 1 });
  await userEvent.type(screen.getByLabelText("Your name"), "Asha");
  await userEvent.type(screen.getByLabelText("mail"), "a@b.in");
  await userEvent.click(screen.getByLabelText("tick"));
  await userEvent.selectOptions(screen.getByLabelText("room"), "bath");
  await hydrate();
  await vi.waitFor(() => expect(shown()).toBe("1 Asha true desktop"), PATIENT);
  expect(screen.getByLabelText<HTMLInputElement>("mail").value).toBe("a@b.in");
  expect(screen.getByLabelText<HTMLSelectElement>("room").value).toBe("bath");
});

test("an island that fails leaves the server-rendered form, and reports the error", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const { element, hydrate } = serveIsland(Ask, { start: 2 });
  await hydrate();
  await userEvent.click(screen.getByText("more"));
  await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce(), PATIENT);
  expect(element.querySelector("form")?.getAttribute("action")).toBe("/in/talk");
  expect(shown()).toBe("2  false desktop");
});

test("follows the page state, and hydrates with the state that the server had", async () => {
  const { hydrate, state } = serveIsland(Ask, { start: 0 });
  state.setState("device", "tablet");
  await hydrate();
  await vi.waitFor(() => expect(shown()).toBe("0  false tablet"), PATIENT);
  await userEvent.click(screen.getByText("phone"));
  expect(shown()).toBe("0  false mobile");
});

test("an Arabic island is in Arabic", async () => {
  const { hydrate } = serveIsland(Ask, { start: 0 }, { region: "sa-ar" });
  await hydrate();
  expect(document.documentElement.dir).toBe("rtl");
  expect(screen.getByLabelText("الاسم")).toBeTruthy();
});

function shown(): string {
  return screen.getByRole("status").textContent ?? "";
}

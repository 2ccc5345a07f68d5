import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { HelpEntry } from "../../src/web/features/company/service/hub/find-help.ts";
import HelpSearch from "../../src/web/features/company/service/hub/help-search.island.tsx";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";

const ENTRIES: HelpEntry[] = [
  { kind: "topic", title: "Warranty", href: "/in/interiors/service/warranty", words: "hinges" },
  { kind: "question", title: "When do I pay what?", href: "#payments-1", words: "" },
];
const [WARRANTY] = ENTRIES as [HelpEntry];
const PROPS = { action: "/in/interiors/service", q: "", found: [], entries: ENTRIES };
const titles = () => screen.queryAllByRole("link").map((link) => link.firstChild?.textContent);

test("ST-03 the server's results are in the page before hydration", () => {
  serveIsland(HelpSearch, { ...PROPS, q: "warranty", found: [WARRANTY] });
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("warranty");
  expect(titles()).toEqual(["Warranty"]);
});

test("ST-03 searches while the visitor types, and says when there is no result", async () => {
  await openIsland(HelpSearch, PROPS);
  const user = userEvent.setup();
  await user.type(screen.getByRole("searchbox"), "pay");
  expect(titles()).toEqual(["When do I pay what?"]);
  await user.clear(screen.getByRole("searchbox"));
  expect(titles()).toEqual([]);
  await user.type(screen.getByRole("searchbox"), "zzqx");
  expect(screen.getByRole("status").textContent).toContain("“zzqx”");
});

import { expect, test } from "vitest";
import { editionOf } from "../../../editions/edition.ts";
import { deviceSourceOf } from "../../features/leads/send/collect-lead.ts";
import { createState } from "./create-state.ts";
import { recogniseBrowser } from "./recognise-browser.ts";

const PHONE = { cookies: "", search: "", shortSide: 390, hasFinePointer: false };

function recognised(browser: Partial<typeof PHONE>, served: "web" | "embed" = "web") {
  const store = createState({ edition: editionOf("in"), siteName: "", mode: served });
  recogniseBrowser(store, { ...PHONE, ...browser });
  const { device, mode } = store.getState();
  return { device, mode, source: deviceSourceOf({ device, mode }) };
}

test.each([
  [{ shortSide: 390 }, "mobile"],
  [{ shortSide: 800 }, "tablet"],
  [{ shortSide: 900, hasFinePointer: true }, "desktop"],
] as const)("GS-03 LF-07 the device of %o is %s", (browser, device) => {
  expect(recognised(browser)).toEqual({ device, mode: "web", source: device });
});

test.each([{ cookies: "a=1; atrium_shell=1" }, { search: "?utm_source=x&mode=shell" }])(
  "GS-03 SH-01 LF-07 recognises the app by %o",
  (browser) => {
    expect(recognised(browser)).toEqual({ device: "mobile", mode: "shell", source: "app" });
  },
);

test("GS-03 an embed stays an embed, also inside the app", () => {
  expect(recognised({ cookies: "atrium_shell=1" }, "embed").mode).toBe("embed");
  expect(recognised({ cookies: "xatrium_shell=1", search: "?mode=web" }).mode).toBe("web");
});

import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import CopyButton from "../../src/web/features/design-ideas/designs/copy-button.island.tsx";
import ShareMenu from "../../src/web/features/design-ideas/designs/share-menu.island.tsx";
import { shareSearch } from "../../src/web/features/design-ideas/designs/shared-url.ts";
import { openIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

const URL_OF_IT = "https://www.example.com/in/designs/modern-kitchen?pieces=hob:off";
const props = { url: URL_OF_IT, title: "Modern kitchen" };
const hidden = { hidden: true };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function onPhone(isPhone: boolean): void {
  vi.stubGlobal("matchMedia", () => ({ matches: isPhone }));
}

test("copies the address by keyboard, and says so", async () => {
  const user = userEvent.setup();
  await openIsland(ShareMenu, props);
  screen.getByRole("button", { name: "Copy the link", ...hidden }).focus();
  await user.keyboard("{Enter}");
  await vi.waitFor(
    () => expect(screen.getByText("Copied").getAttribute("aria-live")).toBe("polite"),
    PATIENT,
  );
  expect(await navigator.clipboard.readText()).toBe(URL_OF_IT);
});

test("shows no message when the clipboard is forbidden", async () => {
  const user = userEvent.setup();
  await openIsland(ShareMenu, props);
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await user.click(screen.getByRole("button", { name: "Copy the link", ...hidden }));
  expect(screen.queryByText("Copied")).toBeNull();
});

test("a phone uses its own share sheet, and closing it is not an error", async () => {
  const user = userEvent.setup();
  onPhone(true);
  const share = vi.fn().mockRejectedValue(new DOMException("closed", "AbortError"));
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { share }));
  await openIsland(ShareMenu, props);
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect(share).toHaveBeenCalledWith({ url: URL_OF_IT, title: "Modern kitchen" });
});

test("an Arabic reader gets the copy button in Arabic", async () => {
  const user = userEvent.setup();
  await openIsland(CopyButton, { url: URL_OF_IT }, { region: "sa-ar" });
  const button = screen.getByRole("button");
  const before = button.textContent;
  await user.click(button);
  await vi.waitFor(() => expect(button.textContent).not.toBe(before), PATIENT);
  expect(button.textContent).toMatch(/[؀-ۿ]/);
  expect(await navigator.clipboard.readText()).toBe(URL_OF_IT);
});

test("shares choices that were made after the page was rendered", async () => {
  const user = userEvent.setup();
  await openIsland(ShareMenu, props);
  shareSearch("?pieces=hob:2");
  const mail = screen.getByRole("link", { name: "Email", ...hidden });
  await vi.waitFor(
    () => expect(mail.getAttribute("href")).toContain(encodeURIComponent("?pieces=hob:2")),
    PATIENT,
  );
  await user.click(screen.getByRole("button", { name: "Copy the link", ...hidden }));
  expect(await navigator.clipboard.readText()).toBe(URL_OF_IT.replace("hob:off", "hob:2"));
});

import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import DownloadLink from "../../src/web/features/leads/guide/download-link.island.tsx";
import { GUIDE } from "../../src/web/features/leads/guide/guide.ts";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

const FILE = { filePath: GUIDE.filePath, fileName: GUIDE.fileName };

test("SF-01 without a script it is a link to the file", () => {
  serveIsland(DownloadLink, FILE);
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Download the guide" });
  expect(new URL(link.href).searchParams.get("filePath")).toBe(FILE.filePath);
  expect(link.download).toBe(`${FILE.fileName}.pdf`);
});

test("SF-03 a failed download shows an error at the link until a download succeeds", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  vi.stubGlobal("fetch", async () => new Response(null, { status: 500 }));
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:here");
  await openIsland(DownloadLink, FILE, { region: "sa-ar" });
  screen.getByRole("link").focus();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/[\u0600-\u06ff]/), PATIENT);
  expect(reported).toHaveBeenCalledOnce();
  vi.stubGlobal("fetch", async () => new Response("x"));
  await userEvent.click(screen.getByRole("link"));
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe(""), PATIENT);
});

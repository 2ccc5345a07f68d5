import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { watchContent } from "../../src/server/watch-content.ts";
import { PATIENT } from "../support/patient.ts";

test("notices a file saved in any way, repeatedly, and files in new folders", async () => {
  const folder = mkdtempSync(join(tmpdir(), "atrium-watch-"));
  const file = join(folder, "home.json");
  writeFileSync(file, "1");
  const noticed = vi.fn();
  const stop = watchContent(folder, noticed);
  const saves = [
    () => writeFileSync(file, "22"),
    // Saves as most editors do: a new file replaces the old one.
    () => {
      writeFileSync(`${file}~`, "333");
      renameSync(`${file}~`, file);
    },
    () => writeFileSync(file, "4444"),
    () => {
      mkdirSync(join(folder, "in"));
      writeFileSync(join(folder, "in/about.json"), "1");
    },
  ];
  const begins = { ...PATIENT, interval: 300 };
  // Repeats until the watcher has started.
  await vi.waitUntil(() => {
    writeFileSync(file, String(Math.random()));
    return noticed.mock.calls.length > 0;
  }, begins);
  for (const save of saves) {
    await new Promise((resolve) => setTimeout(resolve, 400));
    noticed.mockClear();
    save();
    await vi.waitFor(() => expect(noticed).toHaveBeenCalled(), PATIENT);
  }
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

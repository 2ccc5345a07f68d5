import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const NAMES = ["chromium", "chromium-browser", "google-chrome"];

/**
 * Finds a Chromium for the browser tests, installing Debian's when there is none and that is allowed. Returns its
 * path, or undefined after saying in one sentence why there is none.
 *
 * @param {(sentence: string) => void} [say]
 * @returns {string | undefined}
 */
export function findOrInstallChromium(say = console.log) {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && installChromium(say)) return findChromium();
  say(
    `Browser tests are skipped: none of ${NAMES.join(", ")} was found` +
      (isRoot ? " and Chromium could not be installed." : '; "sudo apt-get install chromium" installs it.'),
  );
  return undefined;
}

function findChromium() {
  for (const name of NAMES) {
    try {
      return execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim();
    } catch {
      // Not under this name.
    }
  }
  return undefined;
}

function installChromium(say) {
  if (!existsSync("/usr/bin/apt-get")) return false;
  say("Installing Chromium from Debian's packages for the browser tests.");
  const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  try {
    execFileSync("apt-get", ["update", "-qq"], options);
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], options);
    return true;
  } catch {
    return false;
  }
}

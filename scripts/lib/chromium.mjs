import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The same browser without windows: a page costs half as much. */
const SHELL = "chromium-headless-shell";
const WHOLE = ["chromium", "chromium-browser", "google-chrome"];

/**
 * Finds a Chromium for the browser tests, installing Debian's where that is allowed. Says in one sentence why there is none.
 *
 * @param {(sentence: string) => void} [say]
 * @returns {ReturnType<typeof findChromium>}
 */
export function findOrInstallChromium(say = console.log) {
  const found = findChromium();
  if (found.quick && found.quick !== found.whole) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot) installChromium(say);
  const browsers = findChromium();
  if (!browsers.quick) {
    say(
      `Browser tests are skipped: none of ${[SHELL, ...WHOLE].join(", ")} was found` +
        (isRoot ? " and Chromium could not be installed." : '; "sudo apt-get install chromium" installs it.'),
    );
  }
  return browsers;
}

/**
 * The browsers of this machine: the one that costs less, and the one that does all that a visitor's does.
 *
 * @returns {{ quick: string | undefined, whole: string | undefined }}
 */
export function findChromium() {
  const whole = WHOLE.map(pathOf).find(Boolean);
  return { quick: pathOf(SHELL) ?? whole, whole };
}

function pathOf(name) {
  try {
    return execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim();
  } catch {
    return undefined;
  }
}

function installChromium(say) {
  if (!existsSync("/usr/bin/apt-get")) return;
  say("Installing Chromium from Debian's packages for the browser tests.");
  const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  // Without a network this fails soon, and any installed browser is used.
  const patience = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"];
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", "chromium", SHELL],
    ["install", "-y", "-qq", "--no-install-recommends", "chromium"],
  ]) {
    try {
      execFileSync("apt-get", [...patience, ...args], options);
      if (args[0] === "install") return;
    } catch {
      // Older releases have no headless shell; the next command installs Chromium without it.
    }
  }
}

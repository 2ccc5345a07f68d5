import { execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  folder: string;
  fill(): void;
  makeRoom(): void;
  remove(): void;
}

/** A separate disk in memory, which only root may create; undefined when that is not possible. */
export function makeSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), "atrium-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    rmdirSync(folder);
    return undefined;
  }
  const filling = join(folder, "filling");
  return {
    folder,
    fill() {
      for (const bytes of [1_048_576, 65_536, 4_096]) fillWith(filling, bytes);
    },
    makeRoom: () => rmSync(filling, { force: true }),
    remove() {
      execFileSync("umount", [folder]);
      rmdirSync(folder);
    },
  };
}

function fillWith(file: string, bytes: number): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(bytes), { flag: "a" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}

import { getPriority } from "node:os";

export function isRunning(pid: number): boolean {
  try {
    getPriority(pid);
    return true;
  } catch {
    // The process no longer exists.
    return false;
  }
}

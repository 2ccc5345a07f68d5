import { getPriority } from "node:os";

export function isRunning(pid: number): boolean {
  try {
    getPriority(pid);
    return true;
  } catch {
    // There is no such process any more.
    return false;
  }
}

import { readFile } from "node:fs/promises";

export interface Memory {
  nowMb: number;
  mostMb: number;
}

/** The child processes of a process, read from /proc. Linux only. */
export async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.split(" ").filter(Boolean).map(Number);
}

/** The current and the peak memory use of a process. */
export async function memoryOf(pid: number): Promise<Memory> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1]) / 1024);
  return { nowMb: megabytes("VmRSS"), mostMb: megabytes("VmHWM") };
}

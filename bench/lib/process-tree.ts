import { readFile } from "node:fs/promises";

export interface Memory {
  nowMb: number;
  mostMb: number;
}

/** A process's children, by what the kernel tells. Linux only. */
export async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.split(" ").filter(Boolean).map(Number);
}

/** What a process holds in memory now, and the most that it ever held. */
export async function memoryOf(pid: number): Promise<Memory> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1]) / 1024);
  return { nowMb: megabytes("VmRSS"), mostMb: megabytes("VmHWM") };
}

import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { childrenOf } from "./process-tree.ts";

export interface Cost {
  cpuMicroseconds: number;
  requestsPerSecond: number;
}

/**
 * The CPU time that a server and its children spend per request, and how many requests they answer in a second. A
 * fifth of the requests is sent first as a warm-up. Several addresses are requested in turn. Linux only.
 */
export async function costPerRequest(
  pid: number,
  urls: string | readonly string[],
  count: number,
  connections = 8,
): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const list = [urls].flat();
  let asked = 0;
  const next = () => list[asked++ % list.length] ?? "";
  await sendMany(next, Math.ceil(count / 5), agent, connections);
  const cpuBefore = await familyCpuSeconds(pid);
  const startedAt = performance.now();
  await sendMany(next, count, agent, connections);
  const seconds = (performance.now() - startedAt) / 1000;
  const cpu = (await familyCpuSeconds(pid)) - cpuBefore;
  agent.destroy();
  return { cpuMicroseconds: (cpu / count) * 1e6, requestsPerSecond: count / seconds };
}

export async function startServer(
  args: string[],
  environment: Record<string, string>,
  url: string,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return child;
    await sleep(100);
  }
  throw new Error(`Nothing answers at ${url}`);
}

export async function stopServer(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await ended;
}

async function sendMany(next: () => string, count: number, agent: Agent, connections: number): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left > 0) {
        left -= 1;
        await send(next(), agent);
      }
    }),
  );
}

function send(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { "accept-encoding": "br" } }, (response) => {
      response.resume();
      response.on("end", resolve);
    });
    sent.on("error", reject);
    sent.end();
  });
}

const TICKS_PER_SECOND = 100;

async function familyCpuSeconds(pid: number): Promise<number> {
  const family = await Promise.all([pid, ...(await childrenOf(pid))].map(cpuSeconds));
  return family.reduce((sum, seconds) => sum + seconds, 0);
}

async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

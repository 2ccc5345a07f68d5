import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, expect, test, vi } from "vitest";
import { createEncoder, type Encoder } from "../../src/services/images/encoder/encoder.ts";
import type { Task } from "../../src/services/images/encoder/task.ts";
import { TryLater } from "../../src/services/images/queue/try-later.ts";
import { FIXTURE_CONTENT, newFolder, SILENT } from "../services/fixture-backends.ts";
import { isRunning } from "../support/is-running.ts";
import { PATIENT } from "../support/patient.ts";

const input = join(FIXTURE_CONTENT, "photographs/test-room.webp");
const ENCODE: Task = {
  kind: "encode",
  original: { input, width: 300, height: 200 },
  wish: { width: 60, format: "jpg" },
};

let running: Encoder[] = [];
afterEach(async () => {
  for (const encoder of running) await encoder.stop();
  running = [];
});

function newEncoder(options: Partial<Parameters<typeof createEncoder>[0]> = {}): Encoder {
  const encoder = createEncoder({ niceness: 7, log: SILENT, ...options });
  running.push(encoder);
  return encoder;
}

/** An encoder whose process runs the code of a test: `task` is the request, `process.send` sends the result. */
function standIn(onTask: string): string {
  const file = join(newFolder(), "stand-in.mjs");
  writeFileSync(
    file,
    `import { existsSync, writeFileSync } from "node:fs";
     const isFirst = () => !existsSync(import.meta.filename + ".tried") && (writeFileSync(import.meta.filename + ".tried", ""), true);
     const answer = (id, result, memoryBytes = 1) => process.send({ id, result, memoryBytes });
     process.on("disconnect", () => process.exit());
     process.on("message", async ({ id, task }) => { ${onTask} });`,
  );
  return file;
}

test("makes pictures in a separate process", async () => {
  const encoder = newEncoder();
  const picture = await encoder.perform(ENCODE);
  if (!(picture instanceof Uint8Array)) throw new Error("no picture came back");
  expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 60, height: 40 });
  expect(await encoder.perform({ kind: "measure", input })).toEqual({ width: 300, height: 200 });
});

test("reports an unreadable picture, and the process continues", async () => {
  const encoder = newEncoder();
  const broken = { kind: "measure", input: new Uint8Array(50) } as const;
  await expect(encoder.perform(broken)).rejects.toMatchObject({ name: "EncodeProblem" });
  expect(await encoder.perform({ kind: "measure", input })).toEqual({ width: 300, height: 200 });
});

test("receives its priority, and none of the server's settings", async () => {
  vi.stubEnv("SECRET_KEY", "not for the encoder");
  const encoder = newEncoder({
    file: standIn("answer(id, [process.argv[2], process.env.SECRET_KEY ?? null])"),
  });
  expect(await encoder.perform(ENCODE)).toEqual(["7", null]);
  vi.unstubAllEnvs();
});

test("restarts a process that died, and repeats its work", async () => {
  const warn = vi.fn();
  const file = standIn('if (isFirst()) process.kill(process.pid, "SIGKILL"); else answer(id, process.pid);');
  const encoder = newEncoder({ file, log: { ...SILENT, warn } });
  const pids = await Promise.all([encoder.perform(ENCODE), encoder.perform(ENCODE)]);
  expect(pids[0]).toBeTypeOf("number");
  expect(pids[1]).toBe(pids[0]);
  expect(warn).toHaveBeenCalledOnce();
});

test("refuses work that kills the process twice, and does the next work", async () => {
  const file = standIn('if (task.kind === "encode") process.exit(1); answer(id, "done");');
  const encoder = newEncoder({ file });
  await expect(encoder.perform(ENCODE)).rejects.toBeInstanceOf(TryLater);
  expect(await encoder.perform({ kind: "measure", input })).toBe("done");
});

test("ends and refuses work that does not finish, and does the next work", async () => {
  const file = standIn('if (task.kind === "measure") answer(id, "done");');
  // The limit is long enough to start a process on a busy machine.
  const encoder = newEncoder({ file, mostMs: 12_000 });
  await expect(encoder.perform(ENCODE)).rejects.toBeInstanceOf(TryLater);
  expect(await encoder.perform({ kind: "measure", input })).toBe("done");
}, 90_000);

test("a process that uses too much memory finishes its work, and a new one replaces it", async () => {
  const file = standIn(`
    if (task.kind === "measure") return answer(id, process.pid, 500);
    setTimeout(() => answer(id, process.pid), 300);`);
  const encoder = newEncoder({ file, mostBytes: 400 });
  const slow = encoder.perform(ENCODE);
  const first = await encoder.perform({ kind: "measure", input });
  const second = await encoder.perform({ kind: "measure", input });
  expect(await slow).toBe(first);
  expect(second).not.toBe(first);
  await vi.waitFor(() => expect(isRunning(Number(first))).toBe(false), PATIENT);
});

test("stops immediately during work, and accepts no new work", async () => {
  const file = standIn('if (task.kind === "measure") answer(id, process.pid);');
  const encoder = newEncoder({ file });
  const pid = Number(await encoder.perform({ kind: "measure", input }));
  const never = expect(encoder.perform(ENCODE)).rejects.toBeInstanceOf(TryLater);
  await encoder.stop();
  await never;
  expect(isRunning(pid)).toBe(false);
  await expect(encoder.perform(ENCODE)).rejects.toBeInstanceOf(TryLater);
});

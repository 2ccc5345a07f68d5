import { expect, test, vi } from "vitest";
import { singleFlight } from "./single-flight.ts";

function later() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { done, finish };
}

test("shared work continues while a caller still waits, and stops when the last one has aborted", async () => {
  const once = singleFlight<string>();
  const stopped = vi.fn();
  const work = vi.fn((signal: AbortSignal) => {
    signal.addEventListener("abort", stopped);
    return new Promise<string>(() => {});
  });
  const [first, second] = [new AbortController(), new AbortController()];
  const answers = [once("key", work, first.signal), once("key", work, second.signal)];
  first.abort();
  await expect(answers[0]).rejects.toThrow();
  expect(stopped).not.toHaveBeenCalled();
  second.abort();
  await expect(answers[1]).rejects.toThrow();
  expect(stopped).toHaveBeenCalledOnce();
  expect(work).toHaveBeenCalledOnce();
  void once("key", work, new AbortController().signal);
  expect(work).toHaveBeenCalledTimes(2);
});

test("a caller without a signal waits until the end", async () => {
  const once = singleFlight<string>();
  const { done, finish } = later();
  const leaving = new AbortController();
  const stays = once("key", () => done.then(() => "made"));
  const leaves = once("key", async () => "other", leaving.signal);
  leaving.abort();
  await expect(leaves).rejects.toThrow();
  finish();
  expect(await stays).toBe("made");
});

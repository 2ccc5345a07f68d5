import { expect, test } from "vitest";
import { checkFeature } from "../../contracts/calls/check-feature.ts";
import { searchDocuments } from "../../contracts/calls/document-calls.ts";
import type { Caller } from "../../contracts/create-caller.ts";
import { defineCall } from "../../contracts/define-call.ts";
import { failed, type Outcome, succeeded } from "../../contracts/outcome.ts";
import { collectDependencies, noteDependency, noteFailure } from "../../platform/page-dependencies.ts";
import { createAnswerCache } from "./answer-cache.ts";

const LOOKS = { contentSlug: "looks" };

/** A backend that counts its calls, and reports the given dependencies. */
function backend(read: () => void = () => noteDependency("list looks"), answer?: Outcome<unknown>) {
  let asked = 0;
  const call = (async () => {
    asked += 1;
    read();
    return answer ?? succeeded({ contents: [{ slug: `look-${asked}` }] });
  }) as Caller;
  return { ...createAnswerCache(call), asked: () => asked };
}

test("what was asked before is answered at once, and is an dependency of the next page too", async () => {
  const { call, asked } = backend();
  const first = await call(searchDocuments, LOOKS);
  const { made, dependencies } = await collectDependencies(() => call(searchDocuments, LOOKS));
  expect(made).toBe(first);
  expect([...dependencies]).toEqual(["list looks"]);
  await call(searchDocuments, { ...LOOKS, page: 1 });
  expect(asked()).toBe(2);
});

test("a change drops only the responses that depend on it", async () => {
  const { call, forget, asked } = backend();
  await call(searchDocuments, LOOKS);
  forget(["list skus"]);
  await call(searchDocuments, LOOKS);
  expect(asked()).toBe(1);
  forget(["list looks"]);
  await call(searchDocuments, LOOKS);
  expect(asked()).toBe(2);
  forget();
  await call(searchDocuments, LOOKS);
  expect(asked()).toBe(3);
});

test("does not cache a response if a dependency changed while it was loading", async () => {
  const answers = backend(() => {
    noteDependency("list looks");
    answers.forget(["list looks"]);
  });
  await answers.call(searchDocuments, LOOKS);
  await answers.call(searchDocuments, LOOKS);
  expect(answers.asked()).toBe(2);
});

test("failures, and what has no dependencies, are asked for again", async () => {
  const failing = backend(noteFailure, failed(503, "Service Unavailable", "down"));
  const { hasFailure } = await collectDependencies(() => failing.call(searchDocuments, LOOKS));
  expect(hasFailure).toBe(true);
  await failing.call(searchDocuments, LOOKS);
  expect(failing.asked()).toBe(2);
  const foreign = backend(() => {});
  await foreign.call(checkFeature, { feature: "x", strategy: "y" });
  await foreign.call(checkFeature, { feature: "x", strategy: "y" });
  expect(foreign.asked()).toBe(2);
});

test("sends a call that writes every time", async () => {
  const { call, asked } = backend();
  const send = defineCall({ ...searchDocuments, name: "send", method: "POST" });
  await call(send, LOOKS);
  await call(send, LOOKS);
  expect(asked()).toBe(2);
});

test("cached responses are frozen", async () => {
  const { call } = backend();
  const outcome = await call(searchDocuments, LOOKS);
  expect(() => Object.assign(outcome, { ok: false })).toThrow(TypeError);
});

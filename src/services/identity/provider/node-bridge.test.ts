import { expect, test } from "vitest";
import { answerByNode } from "./node-bridge.ts";

const asked = () => new Request("https://www.example.com/auth/somewhere");
const PUBLIC_URL = "https://www.example.com";

test("rejects the caller when a handler throws, immediately or later", async () => {
  const late = async () => Promise.reject(new Error("late"));
  await expect(answerByNode(asked(), PUBLIC_URL, late)).rejects.toThrow("late");
  const early = () => {
    throw new Error("early");
  };
  await expect(answerByNode(asked(), PUBLIC_URL, early)).rejects.toThrow("early");
});

test("returns the response of a handler", async () => {
  const answer = await answerByNode(asked(), PUBLIC_URL, (request, response) =>
    response.writeHead(201).end(request.url),
  );
  expect([answer.status, await answer.text()]).toEqual([201, "/somewhere"]);
});

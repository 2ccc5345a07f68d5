import { expect, test } from "vitest";
import { listDesignIdeas } from "./list-design-ideas.ts";
import { listDesignIdeasDescriptor } from "./list-design-ideas-descriptor.ts";

test("a browser asks for designs with the very query of the contract", () => {
  expect(listDesignIdeas).toMatchObject(listDesignIdeasDescriptor);
});

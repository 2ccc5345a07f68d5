import { expect, test } from "vitest";
import { listDesignIdeas } from "./list-design-ideas.ts";
import { listDesignIdeasDescriptor } from "./list-design-ideas-descriptor.ts";

test("a browser requests designs with the exact query of the contract", () => {
  expect(listDesignIdeas).toMatchObject(listDesignIdeasDescriptor);
});

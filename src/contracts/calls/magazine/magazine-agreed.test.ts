import { expect, test } from "vitest";
import { AgreedPost, completePost } from "./magazine-calls.ts";

function read(post: object) {
  return completePost(AgreedPost.parse({ slug: "a-story", title: "A story", ...post }));
}

test("an article with few fields gets its title as the text of its picture", () => {
  expect(read({ image: null, category: null, tags: [3, 4], media_details: [] })).toMatchObject({
    imageAltText: "A story",
    image: "",
    date: "",
    category: { name: "" },
    authors: [],
    tags: [],
  });
  expect(AgreedPost.safeParse({ slug: "a-story", title: ["A story"] }).success).toBe(false);
});

test.each([
  ["2025-03-01T09:00:00", "2025-03-01T09:00:00.000Z"],
  ["2025-03-01 09:00:00", "2025-03-01T09:00:00.000Z"],
  ["2025-03-01T09:00:00+05:30", "2025-03-01T03:30:00.000Z"],
  ["2025-03-01", "2025-03-01T00:00:00.000Z"],
  ["last spring", ""],
])("reads the date %s", (date, instant) => {
  expect(read({ date }).date).toBe(instant);
});

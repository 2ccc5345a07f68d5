import { expect, test } from "vitest";
import { readArticle } from "../../../magazine/article/read-article.ts";
import { readWarranty } from "./read-warranty.ts";

const read = (...rows: string[]) => {
  const html = `<table><tr><th>Part</th><th>Term</th></tr>${rows.join("")}</table>`;
  return readArticle(html).parts.flatMap((part) => (part.kind === "table" ? readWarranty(part) : []));
};

test("a term is its years and what it is limited to", () => {
  expect(
    read(
      "<tr><td>Worktops</td><td>5 years against cracks</td></tr>",
      "<tr><td>Paint</td><td>1 year</td></tr>",
      "<tr><td>Lights</td><td>the maker’s own term</td></tr>",
    ),
  ).toEqual([
    { part: "Worktops", years: 5, term: "5 years", limit: "against cracks" },
    { part: "Paint", years: 1, term: "1 year", limit: "" },
    { part: "Lights", years: 0, term: "the maker’s own term", limit: "" },
  ]);
});

test("a table without years is not drawn", () => {
  expect(read("<tr><td>Lights</td><td>the maker’s own term</td></tr>")).toEqual([]);
});

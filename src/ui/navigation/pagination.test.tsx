import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { textOf } from "../../editions/all-texts.ts";
import { TextProvider } from "../text/text.tsx";
import { pageHref, pageWindow } from "./page-window.ts";
import { Pagination } from "./pagination.tsx";

test("PG-01 requests pages with ?page=N, and keeps the rest of the query", () => {
  expect(pageHref("/in/designs?colour=sage", 4)).toBe("/in/designs?colour=sage&page=4");
  expect(pageHref("/in/designs?page=3&colour=sage", 4)).toBe("/in/designs?colour=sage&page=4");
});

test("PG-03 the link back from page 2 has no query", () => {
  expect(pageHref("/in/designs?page=2", 1)).toBe("/in/designs");
  expect(pageHref("/in/designs?page=3", 2)).toBe("/in/designs?page=2");
});

test("PG-04 the first page has no link back, and the last page no link forward", () => {
  expect(render(1, 3)).not.toContain('rel="prev"');
  expect(render(3, 3)).not.toContain('rel="next"');
  expect(render(2, 3)).toContain('rel="prev"');
});

test("marks the current page once", () => {
  expect(render(2, 9).match(/aria-current="page"/g)).toHaveLength(1);
});

test("a long list shows its ends and the neighbours of the current page", () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(5, 12)).toEqual([1, "gap-before", 4, 5, 6, "gap-after", 12]);
  expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageWindow(12, 12)).toEqual([1, "gap-before", 11, 12]);
});

function render(page: number, total: number): string {
  return renderToStaticMarkup(
    <TextProvider text={textOf("en")}>
      <Pagination page={page} total={total} href="/in/designs" />
    </TextProvider>,
  );
}

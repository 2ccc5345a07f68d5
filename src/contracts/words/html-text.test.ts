import { expect, test } from "vitest";
import { headingOfHtml, openingOfHtml, textOfHtml } from "./html-text.ts";

const PAGE = `<p> </p><h2 class="x">Ten <b>years</b>,
  &amp; more</h2><p>On every <a href="/x">cabinet</a>.</p><p>And so on.</p>`;

test("finds the heading and the first paragraph of an HTML page", () => {
  expect([headingOfHtml(PAGE), openingOfHtml(PAGE)]).toEqual(["Ten years , & more", "On every cabinet ."]);
  expect([headingOfHtml("Words."), openingOfHtml("Words.")]).toEqual([undefined, undefined]);
});

test("returns text without markup", () => {
  expect(textOfHtml("a&nbsp;<br>b &lt; &unknown;")).toBe("a  b < &unknown;");
});

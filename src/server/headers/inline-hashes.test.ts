import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { hashInlineScripts, hashInlineStyles } from "./inline-hashes.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("inline scripts that run", () => {
  test.each([
    ["plain", "<script>a()</script>"],
    ["upper case", "<SCRIPT>a()</SCRIPT>"],
    ["mixed case and spaces in the closing tag", "<sCript >a()</scRipt\n >"],
    ["rubbish in the closing tag", "<script>a()</script foo='1'>"],
    ["empty type", '<script type="">a()</script>'],
    ["type without quotes", "<script type=module>a()</script>"],
    ["type in single quotes and capitals", "<script TYPE='Text/JavaScript'>a()</script>"],
    ["old type", '<script type="application/x-javascript">a()</script>'],
    ["language instead of a type", '<script language="JavaScript">a()</script>'],
    ["spaces around the equals sign", '<script type = "module" >a()</script>'],
    ["attributes on many lines", '<script\n  async\n  id="b"\n  type="module"\n>a()</script>'],
    ["a slash before the end", "<script/>a()</script>"],
    ["an attribute after a slash", '<script/type="module">a()</script>'],
    ["a greater-than sign in an attribute", '<script data-x="1>2">a()</script>'],
    ["an attribute that only looks like src", '<script data-src="/x.js">a()</script>'],
    ["a value that only looks like src", '<script data-x=" src=/x.js ">a()</script>'],
    ["import map", '<script type="importmap">a()</script>'],
    ["speculation rules", '<script type="speculationrules">a()</script>'],
    ["no closing tag", "<script>a()"],
    ["two types, of which the first counts", '<script type="module" type="text/plain">a()</script>'],
    ["after a comment with a script", "<!-- <script>b()</script> --><script>a()</script>"],
    ["after a short comment", "<!--><script>a()</script>"],
    ["after a title with a script", "<title><script>b()</script></title><script>a()</script>"],
    ["after a text area with a script", "<textarea><script>b()</script></textarea><script>a()</script>"],
    ["after a style", "<style>a::after{content:'<script>'}</style><script>a()</script>"],
  ])("%s", (_name, html) => {
    expect(hashInlineScripts(html)).toEqual([sha("a()")]);
  });

  test("keeps white space, entities and letters of every script as they are", () => {
    const text = "\n  if (a &amp;&amp; b < c) say('مرحبا — 🏠')\n";
    expect(hashInlineScripts(`<script>${text}</script>`)).toEqual([sha(text)]);
  });

  test("hashes line ends in the form that the browser sees", () => {
    expect(hashInlineScripts("<script>a()\r\nb()\rc()</script>")).toEqual([sha("a()\nb()\nc()")]);
  });

  test("an opening tag in a string does not end the script, but a closing tag does", () => {
    expect(hashInlineScripts('<script>a("<script>")</script>')).toEqual([sha('a("<script>")')]);
    expect(hashInlineScripts('<script>a("</script>")</script>')).toEqual([sha('a("')]);
  });

  test("a script inside a comment inside a script belongs to the outer script", () => {
    const text = "<!-- <script>a()</script> --> b()";
    expect(hashInlineScripts(`<script>${text}</script><p>`)).toEqual([sha(text)]);
    expect(hashInlineScripts("<script><!-- a()</script>")).toEqual([sha("<!-- a()")]);
    expect(hashInlineScripts("<script><!--> <script>a()</script>")).toEqual([sha("<!--> <script>a()")]);
  });

  test("lists each hash once, in the order of the document", () => {
    const html = "<script>a()</script><script>b()</script><script>a()</script>";
    expect(hashInlineScripts(html)).toEqual([sha("a()"), sha("b()")]);
  });
});

describe("scripts that need no hash", () => {
  test.each([
    ["data", '<script type="application/json">{"a":1}</script>'],
    ["structured data", '<script type="application/ld+json">{"a":1}</script>'],
    ["a template", '<script type="text/x-template">a()</script>'],
    ["one from a file", '<script src="/a.js">a()</script>'],
    ["one from a file, in capitals", "<script SRC=/a.js>a()</script>"],
    ["one with an empty address", "<script src>a()</script>"],
    ["an empty one", "<script></script>"],
    ["one in a comment", "<!-- <script>a()</script> -->"],
    ["one that scripting turns off", "<noscript><script>a()</script></noscript>"],
    ["another element", "<scripts>a()</scripts><x-script>a()</x-script>"],
    ["nothing", ""],
    ["a tag that never ends", "<script type='"],
  ])("%s", (_name, html) => {
    expect(hashInlineScripts(html)).toEqual([]);
  });
});

test("inline styles have their own hashes", () => {
  const html = "<style>a{}</style><script>b()</script><noscript><style>c{}</style></noscript>";
  expect(hashInlineStyles(html)).toEqual([sha("a{}"), sha("c{}")]);
});

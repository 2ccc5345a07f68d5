import { createServer } from "node:http";
import { brotliCompress, constants } from "node:zlib";
import { parseDocument } from "htmlparser2";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { QUALITY } from "../src/platform/encoded-body.ts";

// The baseline for React: the elements of a rendered page as a ready tree, rendered to text and compressed for every
// request.
type Node = ReturnType<typeof parseDocument>["children"][number];

const page = await fetch(process.env.COPY_FROM ?? "");
const tree = parseDocument(await page.text()).children.map(asReact);
const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY.once };

createServer((_request, response) => {
  brotliCompress(renderToString(tree), { params }, (_error, body) => {
    response.writeHead(200, { "content-type": "text/html", "content-encoding": "br" }).end(body);
  });
}).listen(Number(process.env.PORT));

function asReact(node: Node, key: number): ReactNode {
  if (node.type === "text") return node.data;
  if (!("attribs" in node)) return null;
  const { style, ...attributes } = node.attribs;
  // A style object would add nothing to the output and cost no less to render.
  const given = { ...attributes, ...(style && { "data-style": style }), key };
  const isRaw = node.name === "script" || node.name === "style";
  if (isRaw) {
    const text = node.children.map((child) => ("data" in child ? child.data : "")).join("");
    return createElement(node.name, { ...given, dangerouslySetInnerHTML: { __html: text } });
  }
  return createElement(node.name, given, ...(node.children.length > 0 ? [node.children.map(asReact)] : []));
}

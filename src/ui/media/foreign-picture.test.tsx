import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ImageHostContext } from "./image-host-context.ts";
import { stampUrl } from "./photo.ts";
import { Picture, type PictureProps } from "./picture.tsx";
import type { ResizeAtHost } from "./resize-picture.ts";

const AT_HOST = "https://cdn.example/rooms/kitchen.jpg";
const ELSEWHERE = "https://elsewhere.example/kitchen 1.jpg";

const atHost: ResizeAtHost = (url, { width, height, format }) =>
  url.startsWith("https://cdn.example/") ? `${url}?${[width, height, format].join("/")}` : undefined;

describe("a picture of an image host", () => {
  test("comes in the same widths as ours, in one format", () => {
    const html = show({ photo: { url: AT_HOST, width: 900, height: 600, dominant: "#7c8f70" } });
    expect(html).not.toContain("<source");
    expect(html).toContain(
      `srcSet="${[320, 480, 640, 800].map((width) => `${AT_HOST}?${width}//webp ${width}w`).join(", ")}"`,
    );
    expect(html).toContain('sizes="100vw"');
    expect(html).toContain(`src="${AT_HOST}?800//webp"`);
    expect(html).toContain('width="900" height="600"');
  });

  test("is cropped by its host to the ratio of its frame, also if its own ratio is unknown", () => {
    const html = show({ photo: { url: AT_HOST }, sizes: "200px" });
    expect(html).toContain(`${AT_HOST}?320/213/webp 320w`);
    expect(html).not.toContain("640/427");
    expect(html).toContain('width="1600" height="1067"');
  });

  test("has a portrait crop for phones", () => {
    const html = show({ photo: { url: AT_HOST }, tall: true });
    expect(html.match(/<source/g)).toHaveLength(1);
    expect(html).toMatch(/<source media="\(width &lt; 600px\)" srcSet="[^"]*320\/400\/webp 320w/);
  });
});

describe("a picture from any other address", () => {
  test("is shown unchanged, with its size if it is known", () => {
    const html = show({ photo: { url: ELSEWHERE, width: 900, height: 500 } });
    expect(html).toContain(`src="${ELSEWHERE}"`);
    expect(html).toContain('width="900" height="500"');
    expect(html).not.toMatch(/srcset|sizes=|<source/i);
    expect(html).toContain('loading="lazy"');
  });

  test("reserves its space by the ratio of its frame if its size is unknown", () => {
    const html = show({ photo: { url: ELSEWHERE }, ratio: "1:1", priority: true });
    expect(html).toContain('class="picture picture--1-1"');
    expect(html).not.toMatch(/ width=| height=/);
    expect(html).toContain('loading="eager"');
    expect(html).toContain("background-color:var(--sand)");
  });

  test("has its own portrait print on phones, in an address without spaces", () => {
    const html = show({ photo: { url: ELSEWHERE, tall: { url: ELSEWHERE } }, tall: true });
    expect(html).toContain('srcSet="https://elsewhere.example/kitchen%201.jpg"');
  });

  test.each(["/photos/kitchen.jpg", "//api/images/kitchen", "https://a.example/api/images/kitchen"])(
    "%s is not treated as our own",
    (url) => expect(show({ photo: { url } })).toContain(`src="${url}"`),
  );
});

test("one of our pictures with a size in its address is requested in other sizes", () => {
  const html = show({ photo: { url: "/api/images/kitchen-ab12/1080.jpg" } });
  expect(html).toContain("/api/images/kitchen-ab12/320.avif 320w");
  expect(html).not.toContain("1080.jpg/");
});

test("an uncropped picture has its own ratio, and one with the ratio of rooms gets its class", () => {
  expect(show({ photo: { url: ELSEWHERE, width: 1600, height: 960 }, ratio: "own" })).toContain(
    '<picture class="picture" style="aspect-ratio:1600 / 960">',
  );
  expect(show({ photo: { url: ELSEWHERE, width: 1200, height: 800 }, ratio: "own" })).toContain(
    '<picture class="picture picture--3-2">',
  );
});

test("a thumbnail is small if its host supports sizes", () => {
  expect(stampUrl({ url: AT_HOST }, atHost)).toBe(`${AT_HOST}?320/213/webp`);
  expect(stampUrl({ url: ELSEWHERE }, atHost)).toBe(ELSEWHERE);
  expect(stampUrl({ url: "/api/images/kitchen-ab12" }, atHost)).toBe("/api/images/kitchen-ab12/320.webp");
});

function show(props: Partial<PictureProps> & Pick<PictureProps, "photo">): string {
  return renderToStaticMarkup(
    <ImageHostContext value={atHost}>
      <Picture alt="Kitchen" sizes="100vw" {...props} />
    </ImageHostContext>,
  );
}

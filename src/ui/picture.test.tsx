import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cutTo, fallbackWidth, srcSet } from "./photo.ts";
import { Picture } from "./picture.tsx";

const photo = { url: "/api/images/kitchen-sage-1-ab12", width: 1200, height: 800, dominant: "#7c8f70" };

test("a source set never asks for more than the photograph has", () => {
  expect(srcSet(cutTo(photo), "avif")).toBe(
    [320, 480, 640, 800, 1080]
      .map((width) => `/api/images/kitchen-sage-1-ab12/${width}.avif ${width}w`)
      .join(", "),
  );
  expect(fallbackWidth(cutTo({ ...photo, width: 700 }))).toBe(640);
  expect(srcSet(cutTo({ ...photo, width: 200 }), "jpg")).toBe("/api/images/kitchen-sage-1-ab12/200.jpg 200w");
});

test("AVIF stands before WebP, and JPEG is what is left", () => {
  const html = renderToStaticMarkup(<Picture photo={photo} alt="Kitchen" sizes="100vw" />);
  expect(html.indexOf("image/avif")).toBeLessThan(html.indexOf("image/webp"));
  expect(html).toContain('src="/api/images/kitchen-sage-1-ab12/1080.jpg"');
  expect(html).toContain('width="1200" height="800"');
  expect(html).toContain('loading="lazy"');
  expect(html).toContain("background-color:#7c8f70");
});

test("the first photograph is eager and before others", () => {
  const html = renderToStaticMarkup(<Picture photo={photo} alt="Kitchen" sizes="100vw" priority />);
  expect(html).toContain('loading="eager"');
  expect(html.toLowerCase()).toContain('fetchpriority="high"');
});

test("another shape is cut by the image service, and is no wider than the cut", () => {
  const html = renderToStaticMarkup(<Picture photo={photo} alt="Kitchen" sizes="200px" ratio="4:5" />);
  expect(html).toContain("/api/images/kitchen-sage-1-ab12/320x400.avif 320w");
  expect(html).toContain('width="640" height="800"');
  expect(html).not.toContain("800x1000");
});

test("a tall cut is offered to phones only, in all three formats", () => {
  const html = renderToStaticMarkup(<Picture photo={photo} alt="Kitchen" sizes="100vw" tall />);
  expect(html.match(/media="\(width &lt; 600px\)"/g)).toHaveLength(3);
  expect(html).toContain("/api/images/kitchen-sage-1-ab12/640x800.jpg 640w");
});

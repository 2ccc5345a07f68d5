import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cutTo, fallbackWidth, mostPixels, srcSet } from "./photo.ts";
import { Picture } from "./picture.tsx";

const photo = { url: "/api/images/kitchen-sage-1-ab12", width: 1200, height: 800, dominant: "#7c8f70" };

const noHost = () => undefined;

test("a source set never requests more than the width of the photograph", () => {
  expect(srcSet(cutTo(photo), "avif", noHost)).toBe(
    [320, 480, 640, 800, 1080]
      .map((width) => `/api/images/kitchen-sage-1-ab12/${width}.avif ${width}w`)
      .join(", "),
  );
  expect(fallbackWidth(cutTo({ ...photo, width: 700 }))).toBe(640);
  // There is no rendition of 200: the smallest one is not enlarged, and declares its real width.
  expect(srcSet(cutTo({ ...photo, width: 200 }), "jpg", noHost)).toBe(
    "/api/images/kitchen-sage-1-ab12/320.jpg 200w",
  );
});

test("AVIF comes before WebP, and JPEG is the fallback", () => {
  const html = renderToStaticMarkup(<Picture photo={photo} alt="Kitchen" sizes="100vw" />);
  expect(html.indexOf("image/avif")).toBeLessThan(html.indexOf("image/webp"));
  expect(html).toContain('src="/api/images/kitchen-sage-1-ab12/1080.jpg"');
  expect(html).toContain('width="1200" height="800"');
  expect(html).toContain('loading="lazy"');
  expect(html).toContain("background-color:#7c8f70");
});

test("the first photograph loads eagerly and with high priority", () => {
  const html = renderToStaticMarkup(<Picture photo={photo} alt="Kitchen" sizes="100vw" priority />);
  expect(html).toContain('loading="eager"');
  expect(html.toLowerCase()).toContain('fetchpriority="high"');
});

test("the image service crops to another ratio, and the result is no wider than the crop", () => {
  const html = renderToStaticMarkup(<Picture photo={photo} alt="Kitchen" sizes="200px" ratio="4:5" />);
  expect(html).toContain("/api/images/kitchen-sage-1-ab12/320x400.avif 320w");
  expect(html).toContain('width="640" height="800"');
  expect(html).not.toContain("800x1000");
});

test("a portrait crop is offered only to phones, in all three formats", () => {
  const html = renderToStaticMarkup(<Picture photo={photo} alt="Kitchen" sizes="100vw" tall />);
  expect(html.match(/media="\(width &lt; 600px\)"/g)).toHaveLength(3);
  expect(html).toContain("/api/images/kitchen-sage-1-ab12/640x800.jpg 640w");
});

test("a portrait print replaces a portrait crop", () => {
  const tall = { url: "/api/images/kitchen-sage-1-tall-cd34", width: 1280, height: 1600 };
  const html = renderToStaticMarkup(<Picture photo={{ ...photo, tall }} alt="Kitchen" sizes="100vw" tall />);
  expect(html).toContain("/api/images/kitchen-sage-1-tall-cd34/1080.avif 1080w");
  expect(html).toContain('width="1280" height="1600"');
  expect(html).not.toContain("640x800");
  const wide = renderToStaticMarkup(<Picture photo={{ ...photo, tall }} alt="Kitchen" sizes="100vw" />);
  expect(wide).not.toContain("tall");
});

test.each([
  ["108px", 216],
  ["(width < 600px) 90px, 216px", 432],
  ["(width < 600px) 210px, 50vw", Number.POSITIVE_INFINITY],
  ["100vw", Number.POSITIVE_INFINITY],
  ["calc(100vw - 20px)", Number.POSITIVE_INFINITY],
  ["(width < 600px) 100vw, 300px", 1080],
  ["(width < 1024px) calc(50vw - 12px), 424px", 1000],
  ["(width < 600px) calc(100vw - 40px), (width < 1024px) 45vw, (width < 1440px) 29.5vw, 424px", 1080],
])("sizes of %s need at most %d pixels", (sizes, most) => expect(mostPixels(sizes)).toBe(most));

test("a small picture offers no large rendition, and its markup stays short", () => {
  const html = renderToStaticMarkup(<Picture photo={photo} alt="Kitchen" sizes="108px" ratio="1:1" />);
  expect(html).toContain("/320x320.avif 320w");
  expect(html).not.toContain("480x480.avif");
  expect(html.length).toBeLessThan(1100);
  const large = renderToStaticMarkup(
    <Picture photo={{ ...photo, width: 1600, height: 1067 }} alt="Kitchen" sizes="100vw" tall priority />,
  );
  expect(large.length).toBeLessThan(3000);
});

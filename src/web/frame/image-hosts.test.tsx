import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { OWN_PATHS } from "../../contracts/hosts.ts";
import { ImageHostContext } from "../../ui/media/image-host-context.ts";
import { Picture } from "../../ui/media/picture.tsx";
import { isOwnPicture } from "../../ui/media/resize-picture.ts";
import { atImageHosts } from "./image-hosts.ts";
import { sharedPicture } from "./seo/shared-picture.ts";

const HOSTS = { a: "https://one.example", b: "https://two.example/pictures" };
const atHost = atImageHosts(HOSTS);

describe("IM-01 pictures of the two image services", () => {
  test.each([
    ["https://one.example/x.jpg", "https://one.example/w-320,h-213,rt-fill,f-webp/x.jpg 320w"],
    ["https://one.example/w-99,q-5/x.jpg", "https://one.example/w-320,h-213,rt-fill,f-webp/x.jpg 320w"],
    [
      "https://two.example/pictures/x.jpg?v=3&w=99",
      "https://two.example/pictures/x.jpg?v=3&amp;w=320&amp;h=213&amp;fit=fill&amp;fm=webp 320w",
    ],
    ["/api/dobby/a/kitchen-3f9c12ab", "/api/dobby/a/w-320,h-213,rt-fill,f-webp/kitchen-3f9c12ab 320w"],
  ])("requests %s in the format of its service", (url, candidate) => {
    expect(show(url)).toContain(candidate);
  });

  test("leaves a picture of another host unchanged", () => {
    expect(show("https://three.example/x.jpg")).toMatch(/ src="https:\/\/three\.example\/x\.jpg"/);
    expect(show("https://three.example/x.jpg")).not.toMatch(/srcset/i);
  });
});

test("recognises the path of our own image service", () => {
  expect(isOwnPicture(`${OWN_PATHS.images}/kitchen-ab12`)).toBe(true);
});

test("shares a large picture, with its size if it is known", () => {
  const size = { width: 1600, height: 1000 };
  expect(sharedPicture({ url: "https://one.example/x.jpg", ...size }, atHost)).toEqual({
    url: "https://one.example/w-1080,f-jpg/x.jpg",
    width: 1080,
    height: 675,
  });
  expect(sharedPicture({ url: "https://one.example/x.jpg" }, atHost)).toEqual({
    url: "https://one.example/w-1080,f-jpg/x.jpg",
  });
  const elsewhere = { url: "https://three.example/x.jpg", ...size };
  expect(sharedPicture(elsewhere, atHost)).toEqual(elsewhere);
});

function show(url: string): string {
  return renderToStaticMarkup(
    <ImageHostContext value={atHost}>
      <Picture photo={{ url }} alt="" sizes="100vw" />
    </ImageHostContext>,
  );
}

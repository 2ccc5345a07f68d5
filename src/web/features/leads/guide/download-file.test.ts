import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { downloadFile } from "./download-link.island.tsx";

const FILE = { filePath: "brochures/five-things.pdf", fileName: "5 things" };

interface WishlistLink {
  href: string;
  download: string;
  click: () => void;
}

const saved: Pick<WishlistLink, "href" | "download">[] = [];
const blobs: Blob[] = [];

beforeEach(() => {
  const newLink = (): WishlistLink => {
    const link: WishlistLink = {
      href: "",
      download: "",
      click: () => saved.push({ href: link.href, download: link.download }),
    };
    return link;
  };
  vi.stubGlobal("document", { createElement: newLink });
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return "blob:here";
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  saved.splice(0);
  blobs.splice(0);
});

describe("downloadFile", () => {
  test("SF-01 SF-02 sends a POST with a multipart type and saves {fileName}.pdf with the type of the response", async () => {
    const fetch = vi.fn(async () => new Response("x", { headers: { "content-type": "image/jpeg" } }));
    vi.stubGlobal("fetch", fetch);
    await downloadFile(FILE);
    expect(fetch).toHaveBeenCalledWith(
      "/bumblebee/v1/api/downloadStaticFile?filePath=brochures%2Ffive-things.pdf&fileName=5+things",
      { method: "POST", headers: { "content-type": "multipart/form-data" } },
    );
    expect(saved).toEqual([{ href: "blob:here", download: "5 things.pdf" }]);
    expect(blobs.map(({ type }) => type)).toEqual(["image/jpeg"]);
  });

  test("SF-02 saves a PDF if the response has no type", async () => {
    vi.stubGlobal("fetch", async () => new Response(new Uint8Array([1])));
    await downloadFile(FILE);
    expect(blobs.map(({ type }) => type)).toEqual(["application/pdf"]);
  });

  test.each([404, 500, 204])("SF-03 logs and rejects a response with status %i", async (status) => {
    const report = vi.fn();
    vi.stubGlobal("reportError", report);
    vi.stubGlobal("fetch", async () => new Response(null, { status }));
    const message = `Failed to download static file with code ${status}`;
    await expect(downloadFile(FILE)).rejects.toThrow(message);
    expect(report.mock.calls).toEqual([[expect.objectContaining({ message })]]);
    expect(saved).toEqual([]);
  });
});

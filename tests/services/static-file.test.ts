import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { createStaticFileApp } from "../../src/services/static-file/service.ts";
import { newFolder } from "./fixture-backends.ts";

const PDF = "%PDF-1.7 a file for a test";
let app: ReturnType<typeof createStaticFileApp>;

beforeEach(() => {
  const contentDirectory = newFolder();
  mkdirSync(join(contentDirectory, "brochures"));
  writeFileSync(join(contentDirectory, "brochures/five-things.pdf"), PDF);
  writeFileSync(join(contentDirectory, "secret.pdf"), "not for you");
  app = createStaticFileApp(join(contentDirectory, "brochures"));
});

function ask(filePath: string, fileName = "Five things", init?: RequestInit) {
  const query = new URLSearchParams({ filePath, fileName });
  return app.request(`/v1/api/downloadStaticFile?${query}`, init);
}

describe("downloadStaticFile", () => {
  test.each([
    ["GET", undefined],
    ["POST", { method: "POST", headers: { "content-type": "multipart/form-data" } }],
  ])("SF-01 answers %s with the file", async (_, init) => {
    const response = await ask("brochures/five-things.pdf", "Five things", init);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(PDF);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toContain('attachment; filename="Five things.pdf"');
  });

  test.each([
    ["Guide.pdf", 'filename="Guide.pdf"'],
    ['a"; filename="b.exe', 'filename="a filename= b.exe.pdf"'],
    ["../../etc/passwd", 'filename=" .. etc passwd.pdf"'],
    ["دليل المنزل", "filename*=UTF-8''%D8%AF%D9%84%D9%8A%D9%84%20"],
    ["\r\nset-cookie: x=1", 'filename="set-cookie x=1.pdf"'],
    ["", 'filename="five-things.pdf"'],
  ])("SF-02 a file is saved as {fileName}.pdf for any requested name: %j", async (fileName, expected) => {
    const response = await ask("five-things.pdf", fileName);
    expect(response.headers.get("content-disposition")).toContain(expected);
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  test.each([
    "brochures/none.pdf",
    "../secret.pdf",
    "brochures/../secret.pdf",
    "brochures/..%2fsecret.pdf",
    "/etc/passwd",
    "brochures/five-things.pdf\u0000.jpg",
    "..\\secret.pdf",
    "",
  ])("SF-01 %j is not found", async (filePath) => {
    expect((await ask(filePath)).status).toBe(404);
  });

  test("refuses any other method", async () => {
    const response = await ask("five-things.pdf", "x", { method: "DELETE" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
  });
});

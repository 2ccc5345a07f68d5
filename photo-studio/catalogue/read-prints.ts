import { readdir, readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import { z } from "zod";

const share = z.number().min(0).max(1);

/** The data of a render. Spots that are hidden or out of frame are left out. */
const Render = z.object({
  room: z.string(),
  palette: z.string(),
  seed: z.number().int(),
  camera: z.string().default("main"),
  job: z.string().optional(),
  hotspots: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      finish: z.string().nullish(),
      x: z.number(),
      y: z.number(),
      bbox: z.tuple([share, share, share, share]).optional(),
      in_frame: z.boolean().default(true),
      visible: z.boolean().default(true),
    }),
  ),
});

const Listed = z.array(Render.extend({ name: z.string() }));

export type Print = z.infer<typeof Listed>[number] & { file: string };

const PICTURES = new Set([".jpg", ".png", ".webp"]);

/**
 * The prints of a folder. Each has its own .json, as render.py and the farm write them, or all of them are listed in
 * one catalogue.json.
 */
export async function readPrints(folder: string): Promise<Print[]> {
  const files = await readdir(folder);
  const pictures = new Map(files.filter(isPicture).map((file) => [parse(file).name, join(folder, file)]));
  const renders = files.includes("catalogue.json") ? await listed(folder) : await single(folder, files);
  return renders.flatMap((render) => {
    const file = pictures.get(render.name);
    const hotspots = render.hotspots.filter((spot) => spot.in_frame && spot.visible && inside(spot));
    return file ? [{ ...render, camera: cameraOf(render), hotspots, file }] : [];
  });
}

async function listed(folder: string) {
  return Listed.parse(JSON.parse(await readFile(join(folder, "catalogue.json"), "utf8")));
}

async function single(folder: string, files: string[]) {
  const renders = [];
  for (const file of files.filter((name) => name.endsWith(".json"))) {
    const render = Render.safeParse(JSON.parse(await readFile(join(folder, file), "utf8")));
    if (render.success) renders.push({ ...render.data, name: parse(file).name });
    else console.warn(`${file} is left out: ${z.prettifyError(render.error)}`);
  }
  return renders;
}

/** The oldest prints have "close" only in their name, where a camera move made the close-up. */
function cameraOf({ name, camera }: { name: string; camera: string }): string {
  return camera === "main" && name.endsWith("-close") ? "close" : camera;
}

function isPicture(file: string): boolean {
  return PICTURES.has(parse(file).ext) && !file.startsWith("contact-") && !file.startsWith("sheet");
}

function inside({ x, y }: { x: number; y: number }): boolean {
  return x > 0 && x < 1 && y > 0 && y < 1;
}

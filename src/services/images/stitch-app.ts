import { createHash } from "node:crypto";
import { Hono } from "hono";
import type { z } from "zod";
import { stitchImages } from "../../contracts/calls/stitch-images.ts";
import { HOSTS } from "../../contracts/hosts.ts";
import { Refusal } from "../http/refusal.ts";
import { refuseMethod, serveCall } from "../http/serve-call.ts";
import { answerPicture } from "./answer-picture.ts";
import type { Stitching } from "./encoder/stitch-pictures.ts";
import type { Task } from "./encoder/task.ts";
import { STITCH_RECIPE } from "./encoding-version.ts";
import { FetchProblem } from "./fetch-problem.ts";
import type { FoundPicture } from "./originals.ts";
import type { PictureStore } from "./picture-store.ts";
import { type ImageClient, imageClientOf } from "./queue/image-client.ts";
import { TryLater } from "./queue/try-later.ts";
import type { StitchOrders } from "./shared-pictures.ts";

interface StitchParts {
  find: (address: string, asker: ImageClient) => Promise<FoundPicture | Refusal>;
  pictures: PictureStore;
  /** The request of each result, so that a removed picture can be made again. */
  recipes: StitchOrders;
  publicUrl: string;
}

type Order = z.output<typeof stitchImages.input>;

const MAX_WATERMARK_LETTERS = 60;
const FOLDER = "/stitched";
const STORE_AWAY = new Refusal(
  503,
  "The store of the pictures does not answer. Send the same request again later.",
  {
    retryAfter: 30,
  },
);

/** `POST /images/stitch` returns the address of the joined pictures, and that address serves them (IM-04). */
export function createStitchApp(parts: StitchParts): Hono {
  const app = new Hono();

  serveCall(app, stitchImages, async (order, context) => {
    const asker = imageClientOf(context.req.raw);
    const prepared = await prepare(order, parts, asker);
    if (prepared instanceof Refusal) return prepared;
    const { id, stitching } = prepared;
    try {
      await parts.pictures.get({ key: id, task: () => ({ kind: "stitch", stitching }) }, asker);
    } catch (error) {
      if (error instanceof FetchProblem) return refuse("images", error.message);
      if (error instanceof TryLater || asker.signal?.aborted)
        return new Refusal(503, "Too many pictures are waiting to be created.");
      throw error;
    }
    if (!(await parts.recipes.write(id, Buffer.from(JSON.stringify(order))))) return STORE_AWAY;
    return { url: `${parts.publicUrl}${HOSTS.dobby.embeddedAt}${FOLDER}/${id}.jpg` };
  });

  app.get(`${FOLDER}/:file`, async (context) => {
    const [, id] = /^([0-9a-f]{32})\.jpg$/.exec(context.req.param("file")) ?? [];
    const recipe = id && (await parts.recipes.read(id));
    if (recipe === "away") return STORE_AWAY.respond();
    if (!id || !recipe) return new Refusal(404, "There is no such picture.").respond();
    return answerPicture(context.req.raw, {
      tag: id,
      format: "jpg",
      isImmutable: true,
      isForEveryone: true,
      picture: (asker) => parts.pictures.get({ key: id, task: () => taskAgain(recipe, parts, asker) }, asker),
    });
  });
  app.all(`${FOLDER}/:file`, () => refuseMethod("GET").respond({ allow: "GET, HEAD" }));
  return app;
}

async function prepare(
  order: Order,
  parts: StitchParts,
  asker: ImageClient,
): Promise<{ id: string; stitching: Stitching } | Refusal> {
  const found = await findAll(order.images, "images", parts, asker);
  if (found instanceof Refusal) return found;
  const mark = await findMark(order.watermark, parts, asker);
  if (mark instanceof Refusal) return mark;
  const content = [STITCH_RECIPE, found.map(({ hash }) => hash), mark?.hash, order.location];
  return {
    id: createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 32),
    stitching: {
      pictures: found.map(({ original }) => original),
      watermark: mark?.watermark,
      location: order.location,
    },
  };
}

async function taskAgain(recipe: Uint8Array, parts: StitchParts, asker: ImageClient): Promise<Task> {
  const order = stitchImages.input.parse(JSON.parse(Buffer.from(recipe).toString()));
  const prepared = await prepare(order, parts, asker);
  if (prepared instanceof Refusal)
    throw new FetchProblem(`A part of the picture is no longer available: ${prepared.body.error}`);
  return { kind: "stitch", stitching: prepared.stitching };
}

async function findAll(
  addresses: string[],
  field: string,
  { find }: StitchParts,
  asker: ImageClient,
): Promise<FoundPicture[] | Refusal> {
  const pictures: FoundPicture[] = [];
  for (const [index, address] of addresses.entries()) {
    const found = await find(address, asker);
    if (found instanceof Refusal) {
      return refuse(field === "images" ? `images.${index}` : field, found.body.error);
    }
    pictures.push(found);
  }
  return pictures;
}

async function findMark(text: string | undefined, parts: StitchParts, asker: ImageClient) {
  if (text === undefined) return undefined;
  if (/^(?:\/|[a-z][a-z0-9+.-]*:\/\/)/i.test(text)) {
    const found = await findAll([text], "watermark", parts, asker);
    if (found instanceof Refusal) return found;
    const [picture] = found;
    return picture && { hash: picture.hash, watermark: { picture: picture.original } };
  }
  const words = text.trim().replaceAll(/\s+/g, " ");
  if (words === "") return refuse("watermark", "It is empty.");
  if ([...words].length > MAX_WATERMARK_LETTERS)
    return refuse("watermark", `It has more than ${MAX_WATERMARK_LETTERS} letters.`);
  return { hash: words, watermark: { text: words } };
}

function refuse(field: string, reason: string): Refusal {
  return new Refusal(400, `The parameter ${field} is not right: ${reason}`, { field, reason });
}

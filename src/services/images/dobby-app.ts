import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { heightAt, type ImageOptions, widthAt } from "../../contracts/images/image-options.ts";
import { IMAGE_PROVIDERS, type ProviderName } from "../../contracts/images/image-provider.ts";
import { embeddedImageHost } from "../../contracts/images/image-url.ts";
import { Refusal } from "../http/refusal.ts";
import { refuseMethod } from "../http/serve-call.ts";
import { answerPicture } from "./answer-picture.ts";
import { chooseFormat } from "./choose-format.ts";
import type { Wish } from "./encoder/encode-picture.ts";
import { EncodeProblem } from "./encoder/encoder.ts";
import { RECIPE } from "./encoding-version.ts";
import { FetchProblem } from "./fetch-problem.ts";
import { redirectTo } from "./images-app.ts";
import type { Originals } from "./originals.ts";
import type { PictureStore } from "./picture-store.ts";
import { askerOf } from "./queue/asker.ts";

/**
 * Our own image host, in the languages of both providers: `/api/dobby/a/w-640,f-avif/<picture>` and
 * `/api/dobby/b/<picture>?w=640&fm=avif`.
 */
export function createDobbyApp(originals: Originals, pictures: PictureStore): Hono {
  const app = new Hono();
  for (const provider of ["a", "b"] as const) {
    const path = `${embeddedImageHost(provider)}/*`;
    app.get(path, (context) => answer(context, provider));
    app.all(path, () => refuseMethod("GET").respond({ allow: "GET, HEAD" }));
  }

  async function answer(context: Context, provider: ProviderName): Promise<Response> {
    const base = embeddedImageHost(provider);
    const url = new URL(context.req.url);
    const asked = IMAGE_PROVIDERS[provider].parse(
      url.pathname.slice(base.length) + (provider === "b" ? url.search : ""),
    );
    if (typeof asked === "string") return new Refusal(400, asked).respond();
    const [path = "", unknown] = asked.source.split("?");
    if (unknown) return new Refusal(400, `There is no option "${unknown.split("=")[0]}".`).respond();

    const found = await originals.atPath(path, askerOf(context.req.raw));
    if (found instanceof Refusal) return found.respond();
    const { options } = asked;
    if ("movedTo" in found)
      return redirectTo(base + IMAGE_PROVIDERS[provider].build({ source: found.movedTo, options }));

    const format = options.format ?? chooseFormat(context.req.header("accept"));
    const tag = tagOf(found.hash, { ...options, format });
    return answerPicture(context.req.raw, {
      tag,
      format,
      isImmutable: found.isImmutable,
      isNegotiated: options.format === undefined,
      picture: (asker) => {
        const wish = wishOf({ ...options, format });
        const task = () => ({ kind: "encode", original: found.original, wish }) as const;
        const given = pictures.get({ key: `${tag.slice(0, 2)}/${tag}.${format}`, task }, asker);
        return found.isImmutable ? given : given.catch(explainBroken);
      },
    });
  }
  return app;
}

/** What the encoder is to do. To fill a box of which one side is given, the other follows from the usual ratio. */
export function wishOf({ dpr = 1, ...options }: ImageOptions & Pick<Wish, "format">): Wish {
  let { width, height } = options;
  if (options.resize === "fill" && width !== undefined) height ??= heightAt(width);
  if (options.resize === "fill" && height !== undefined) width ??= widthAt(height);
  const onScreen = (side: number | undefined) => (side === undefined ? undefined : Math.round(side * dpr));
  return { ...options, width: onScreen(width), height: onScreen(height) };
}

// The order of the options in the address is of no matter: the builder puts them in its own.
function tagOf(hash: string, options: ImageOptions): string {
  const asked = IMAGE_PROVIDERS.a.build({ source: `/${RECIPE}/${hash}`, options });
  return createHash("sha256").update(asked).digest("hex").slice(0, 32);
}

/** Our own prints are whole; what another host sends may break off in the middle. */
function explainBroken(error: unknown): never {
  if (!(error instanceof EncodeProblem)) throw error;
  throw new FetchProblem("The picture cannot be read.", { cause: error });
}

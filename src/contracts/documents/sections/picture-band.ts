import { z } from "zod";
import { Picture } from "../picture.ts";
import { text } from "./section-parts.ts";

/** One photograph as wide as the window allows, and what is in it. */
export const PictureBand = z.strictObject({ picture: Picture, caption: text.optional() });

import { z } from "zod";
import { Picture } from "../picture.ts";
import { text } from "./section-parts.ts";

/** Where one can see and touch it. The centres themselves are documents of their own. */
export const Centres = z.strictObject({
  title: text,
  lede: text,
  picture: Picture,
  caption: text,
  elsewhere: text,
  more: text,
  directions: text,
  everyDay: text,
});

import { z } from "zod";

export const optionalAddress = z
  .url({ protocol: /^https?$/ })
  .transform((url) => url.replace(/\/$/, ""))
  .optional();

export const optionalText = z.string().min(1).optional();

/** Names separated by commas; an empty list when unset. */
export const listOf = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(",")
        .map((part) => part.trim())
        .filter((part) => part !== ""),
    )
    .pipe(z.array(item));

export const switchSetting = (initial: "0" | "1") =>
  z
    .enum(["0", "1"])
    .default(initial)
    .transform((value) => value === "1");

import type { Fields } from "./schema-module.ts";

export function photoOf({ picture }: Fields): unknown {
  return isFields(picture) ? picture.photo : undefined;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import type { DocumentTypes } from "../document-type.ts";
import { typeNamed } from "../type-named.ts";

export const CAREERS_TYPES: DocumentTypes = {
  "careers-recruitee": typeNamed("careers-recruitee"),
  "careers-people-strong": typeNamed("careers-people-strong"),
  "careers-skillate": typeNamed("careers-skillate"),
};

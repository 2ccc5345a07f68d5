import type { Selectable } from "kysely";
import type { Schema } from "../../../platform/database/schema.ts";
import type { ReadColumn } from "./gallery-statements.ts";

export type StoredDocument = Pick<Selectable<Schema["documents"]>, ReadColumn>;

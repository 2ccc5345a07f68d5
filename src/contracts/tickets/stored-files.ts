import { z } from "zod";
import { MAX_FILES } from "./ticket-files.ts";

/** Files of a customer who is logged in. An upstream that gets tickets has none of them. */
export const storedFiles = z
  .array(z.string().max(80))
  .max(MAX_FILES)
  .default([])
  .describe("Ids of files that addMyTicketFile has stored");

export const LOST_FILE = { 400: 'A field is malformed, or a file is no longer stored (`reason: "files"`).' };

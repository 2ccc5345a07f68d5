import { z } from "zod";
import { defineCall } from "../../define-call.ts";
import { byCustomer, NOT_LOGGED_IN } from "./get-customer.ts";
import { addMyTicketFileDescriptor } from "./my-ticket-files-descriptor.ts";

/** A file that is stored, but not sent yet. */
export const StoredFile = z.object({
  id: z.string().max(80),
  name: z.string().max(200),
  size: z.number().int().describe("In bytes"),
});

export const addMyTicketFile = defineCall({
  ...addMyTicketFileDescriptor,
  summary:
    "Stores a file of a customer, for a ticket or a message that is sent afterwards; pictures lose their camera data",
  input: byCustomer.extend({
    name: z.string().min(1).max(200),
    key: z
      .string()
      .min(8)
      .max(60)
      .describe("The same for the same file, so that sending it twice stores it once"),
    file: z.instanceof(Uint8Array<ArrayBuffer>).describe("The body of the request"),
  }),
  answer: StoredFile,
  failures: {
    ...NOT_LOGGED_IN,
    413: "The file is larger than 10 MB.",
    415: "The file is not a PDF, JPEG, PNG or WebP file.",
    429: "The customer has stored many files that no message contains.",
    503: "The file cannot be stored now.",
  },
});

import { Hono } from "hono";
import { addMyTicketFile } from "../../contracts/calls/customer/my-ticket-files-calls.ts";
import { MAX_UPLOAD_BYTES } from "../../contracts/upload-limits.ts";
import { createFairLanes, RequestAborted, TooBusy } from "../../platform/queues/fair-lanes.ts";
import type { Customer, WhichCustomer } from "../customers/claims/which-customer.ts";
import { customerWrite } from "../customers/customer-write.ts";
import { refuseTooOften } from "../http/limit-visits.ts";
import { readBytes, refuseOtherThanFile } from "../http/read-bytes.ts";
import { Refusal } from "../http/refusal.ts";
import { parseInput } from "../http/refuse-input.ts";
import { refuseMethod } from "../http/serve-call.ts";
import { shrinkPhotograph } from "../uploads/shrink-photograph.ts";
import { uploadTypeOf } from "../uploads/upload-type.ts";
import { storeUpload, tooLarge, type UploadParts, uploadsOf } from "../uploads/uploads.ts";
import { CUSTOMER_DRAFT_FILES } from "./ticket-files.ts";

/** Files of a customer that no message contains yet. */
const MAX_DRAFTS = 20;
const HOUR_SECONDS = 3600;
/** Files are in the memory of the process while they arrive. */
const MOST_AT_ONCE = 16;
const MOST_WAITING = 100;

/** Attachments of customers. A file is stored when it is chosen, and the staff gets it with the message. */
export function createMyTicketFilesApp(parts: UploadParts, which: WhichCustomer): Hono {
  const app = new Hono();
  const lanes = createFairLanes({ lanes: { file: MOST_WAITING }, mostUnderWay: MOST_AT_ONCE });

  app.all(addMyTicketFile.path, async ({ req, json }) => {
    if (req.method !== addMyTicketFile.method)
      return refuseMethod(addMyTicketFile.method).respond({ allow: addMyTicketFile.method });
    const other = refuseOtherThanFile(req.raw);
    if (other) return other.respond();
    // Before the body is read: only a customer may send one.
    const customer = await which(req.header("authorization"));
    if (customer instanceof Refusal) return customer.respond();
    const turn = { lane: "file", client: customer.id, signal: req.raw.signal } as const;
    const stored = await lanes.run(turn, () => receive(customer, req.raw, req.query())).catch(refuseBusy);
    if (stored instanceof Refusal) return stored.respond();
    return json({ id: stored.id, name: stored.name, size: Number(stored.size) });
  });

  async function receive(customer: Customer, request: Request, query: Record<string, string>) {
    const bytes = await readBytes(request, MAX_UPLOAD_BYTES);
    if (!bytes) return tooLarge();
    const parsed = parseInput(addMyTicketFile.input, { ...query, file: bytes });
    return parsed instanceof Refusal ? parsed : store(customer, parsed.input);
  }

  async function store(
    customer: Customer,
    { name, key, file }: { name: string; key: string; file: Uint8Array },
  ) {
    const isPicture = uploadTypeOf(file)?.startsWith("image/");
    const bytes = isPicture ? await shrinkPhotograph(file) : new Uint8Array(file);
    if (bytes instanceof Refusal) return bytes;
    const owner = { kind: CUSTOMER_DRAFT_FILES, id: customer.id };
    return storeUpload(parts, { bytes, name, owner, by: customer.id, key }, async (transaction) => {
      const refused = await customerWrite(transaction, customer.id, async () => {
        const drafts = await uploadsOf(transaction, CUSTOMER_DRAFT_FILES, [customer.id]);
        return drafts.length > MAX_DRAFTS ? refuseTooOften(HOUR_SECONDS) : undefined;
      });
      return refused;
    });
  }

  return app;
}

function refuseBusy(error: unknown): Refusal {
  if (!(error instanceof TooBusy) && !(error instanceof RequestAborted)) throw error;
  return new Refusal(503, "Too many files arrive now. Try again.", { reason: "away", retryAfter: 30 });
}

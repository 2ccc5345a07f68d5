import { Refusal } from "./refusal.ts";

/** The bytes of a body; undefined if there are more. They are counted while they arrive. */
export async function readBytes(
  { body, headers }: Request,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(headers.get("content-length") ?? 0) > mostBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of body ?? []) {
    total += chunk.length;
    if (total > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A file is sent with this type only: a form of another site cannot send it, and a script of one must ask first. */
export function refuseOtherThanFile({ headers }: Request): Refusal | undefined {
  const [type = ""] = (headers.get("content-type") ?? "").split(";");
  if (type.trim().toLowerCase() === "application/octet-stream") return undefined;
  return new Refusal(415, "Send the file itself as application/octet-stream.", { reason: "content-type" });
}

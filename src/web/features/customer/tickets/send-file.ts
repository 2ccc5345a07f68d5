import { buildRequest } from "../../../../contracts/build-request.ts";
import {
  addMyTicketFileDescriptor,
  type StoredFile,
} from "../../../../contracts/calls/customer/my-ticket-files-descriptor.ts";
import { HOSTS } from "../../../../contracts/hosts.ts";
import { MAX_UPLOAD_BYTES, UPLOAD_TYPES } from "../../../../contracts/upload-limits.ts";
import { type FileProblem, fileProblemOf } from "./file-problems.ts";

interface Sending {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
}

const LONGEST_NAME = 200;

/** Stores a file. `fetch` does not report how much of a request was sent, so it is not used. */
export function sendFile(file: File, { signal, onProgress }: Sending): Promise<StoredFile | FileProblem> {
  if (file.size > MAX_UPLOAD_BYTES) return Promise.resolve("size");
  // Without a type the server decides by the content.
  if (file.type !== "" && !UPLOAD_TYPES.some((type) => type === file.type)) return Promise.resolve("type");
  const fields = { name: file.name.slice(-LONGEST_NAME), key: crypto.randomUUID() };
  const { url, headers } = buildRequest(
    addMyTicketFileDescriptor,
    fields,
    location.origin + HOSTS.bumblebee.embeddedAt,
  );
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", url);
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded / (total || 1)));
    request.addEventListener("load", () => resolve(storedIn(request) ?? fileProblemOf(request.status)));
    for (const failure of ["error", "timeout", "abort"])
      request.addEventListener(failure, () => resolve("away"));
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}

function storedIn({ status, responseText }: XMLHttpRequest): StoredFile | undefined {
  if (status !== 200) return undefined;
  try {
    return JSON.parse(responseText);
  } catch {
    // A proxy has sent a page of its own.
    return undefined;
  }
}

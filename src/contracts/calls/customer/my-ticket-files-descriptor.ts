import { describeCall } from "../../browser/call-descriptor.ts";

interface NewFile {
  authorization?: string | undefined;
  name: string;
  key: string;
  file: Uint8Array<ArrayBuffer>;
}

/** A file that is stored, but not sent yet. */
export interface StoredFile {
  id: string;
  name: string;
  size: number;
}

export const addMyTicketFileDescriptor = describeCall<NewFile, StoredFile>({
  name: "addMyTicketFile",
  host: "bumblebee",
  method: "POST",
  path: "/v1/api/hub/ticket-files",
  isOurs: true,
  isPersonal: true,
  isUpload: true,
  headers: { authorization: "authorization" },
  expected: [401, 413, 415, 429],
});

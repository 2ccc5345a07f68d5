import { useState } from "react";
import type { StoredFile } from "../../../../contracts/calls/customer/my-ticket-files-descriptor.ts";
import { MAX_FILES } from "../../../../contracts/tickets/ticket-files.ts";
import type { FileProblem } from "./file-problems.ts";
import { sendFile } from "./send-file.ts";

export interface FormFiles {
  /** The customer keeps them if the form is shown again. */
  stored: StoredFile[];
  refused: { name: string; problem: FileProblem }[];
}

export interface FileOnItsWay {
  key: string;
  name: string;
  /** From 0 to 1. */
  part: number;
  stop: () => void;
}

/** The files of a form whose script runs: each is stored when it is chosen. */
export function useTicketFiles(given: FormFiles) {
  const [stored, setStored] = useState(given.stored);
  const [refused, setRefused] = useState(given.refused);
  const [onTheirWay, setOnTheirWay] = useState<readonly FileOnItsWay[]>([]);
  const room = MAX_FILES - stored.length - onTheirWay.length;

  const refuse = (name: string, problem: FileProblem) =>
    setRefused((others) => [...others, { name, problem }]);

  const send = async (file: File) => {
    const key = crypto.randomUUID();
    const stopping = new AbortController();
    const change = (part: number) =>
      setOnTheirWay((all) => all.map((one) => (one.key === key ? { ...one, part } : one)));
    setOnTheirWay((all) => [...all, { key, name: file.name, part: 0, stop: () => stopping.abort() }]);
    const answer = await sendFile(file, { signal: stopping.signal, onProgress: change });
    setOnTheirWay((all) => all.filter((one) => one.key !== key));
    if (stopping.signal.aborted) return;
    if (typeof answer === "string") refuse(file.name, answer);
    else setStored((others) => [...others, answer]);
  };

  return {
    stored,
    refused,
    onTheirWay,
    hasRoom: room > 0,
    add(files: readonly File[]) {
      setRefused(files.slice(room).map(({ name }) => ({ name, problem: "many" })));
      for (const file of files.slice(0, room)) void send(file);
    },
    remove: (id: string) => setStored((all) => all.filter((one) => one.id !== id)),
  };
}

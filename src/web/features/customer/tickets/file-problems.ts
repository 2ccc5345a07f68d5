/** Why a file is not stored. */
export type FileProblem = "size" | "type" | "many" | "often" | "lost" | "login" | "away";

const BY_STATUS: Partial<Record<number, FileProblem>> = {
  401: "login",
  413: "size",
  415: "type",
  429: "often",
};

export function fileProblemOf(status: number): FileProblem {
  return BY_STATUS[status] ?? "away";
}

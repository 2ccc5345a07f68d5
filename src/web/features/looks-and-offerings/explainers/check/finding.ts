export interface Finding {
  /** The key of the matching text in the document. */
  name: string;
  mm: number;
  state: "low" | "right" | "high";
  by: number;
  least?: number;
  most?: number;
}

export interface Judgement {
  /** The key of the matching text in the document. */
  verdict: string;
  tone: "ok" | "warn" | "bad";
  findings: readonly Finding[];
  /** The recommended length, if the verdict has one. */
  advised?: number;
}

export function find(name: string, mm: number, { least, most }: { least?: number; most?: number }): Finding {
  const limits = { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
  if (least !== undefined && mm < least) return { name, mm, state: "low", by: least - mm, ...limits };
  if (most !== undefined && mm > most) return { name, mm, state: "high", by: mm - most, ...limits };
  return { name, mm, state: "right", by: 0, ...limits };
}

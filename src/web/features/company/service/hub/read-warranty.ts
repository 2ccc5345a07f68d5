import { cellsOf, type TablePart } from "../../../magazine/article/read-article.ts";

export interface WarrantyPart {
  part: string;
  /** 0 if the term is not ours, such as that of the maker of an appliance. */
  years: number;
  term: string;
  /** What the term is limited to. */
  limit: string;
}

const TERM = /^(?<term>(?<years>\d+) years?)\b(?<limit>.*)$/;

/** Reads the table of the warranty page: a part and its term in each row. Empty if no row names years. */
export function readWarranty({ table }: TablePart): WarrantyPart[] {
  const parts = cellsOf(table).flatMap(([part, text]) => {
    if (!part || !text) return [];
    const { years = "0", term = text, limit = "" } = TERM.exec(text)?.groups ?? {};
    return [{ part, years: Number(years), term, limit: limit.trim() }];
  });
  return parts.some(({ years }) => years > 0) ? parts : [];
}

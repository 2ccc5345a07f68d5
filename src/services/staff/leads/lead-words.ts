import { sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import type { StoredLead } from "../../leads/lead-store.ts";

const MAX_WORDS = 24;
const LONGEST_WORD = 60;
/** A number is found by its last digits as well, which people read out first. */
const LAST_DIGITS = [4, 6, 8, 10] as const;

/** The words by which a lead is found: of its name, its number, its address, and its codes. */
export function wordsOfLead({ name, phone, email, payload }: StoredLead, code: string): string[] {
  const digits = phone.replaceAll(/\D/g, "");
  const words = [
    ...wordsIn(name),
    digits,
    ...LAST_DIGITS.map((count) => digits.slice(-count)),
    ...(email ? wordsIn(email) : []),
    code.toLowerCase(),
    ...wordsIn(payload.estimate_code ?? ""),
  ];
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** Words of a typed search: "+91 98765 43210" is one number, not three words. */
export function wordsOfSearch(search: string): string[] {
  const compact = search.replaceAll(/[\s()+.-]/g, "");
  if (/^\d{4,}$/.test(compact)) return [compact];
  return [...new Set(wordsIn(search))];
}

function wordsIn(text: string): string[] {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return (plain.match(/[\p{L}\p{N}@._-]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD));
}

/**
 * The leads with a word, for a condition on `lead_work.id`. Without encryption the beginning of a word is enough;
 * encrypted words are compared as a whole.
 */
export function leadsWithWord({ db, sealing }: Pick<Database, "db" | "sealing">, word: string) {
  const words = db.selectFrom("lead_words").select("lead_words.lead_id");
  return sealing ? words.where("lead_words.word", "=", word) : words.where(beginsWith(word));
}

/** A range, because an index serves it on both engines. */
function beginsWith(word: string) {
  return sql<boolean>`lead_words.word >= ${word} and lead_words.word < ${`${word}\u{10ffff}`}`;
}

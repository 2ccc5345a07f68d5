import type { ContentIssue } from "../../../contracts/staff/calls/content-schemas.ts";
import { partsOf } from "../../content/editing/file-entries.ts";
import { ChangedMeanwhile, checkEntry } from "../../content/editing/publish-entries.ts";
import { checkVoice } from "../../content/texts/check-voice.ts";
import type { ServiceParts } from "../../service-parts.ts";

/** What would refuse the publication, and remarks about the words. */
export async function checkIssues(
  parts: ServiceParts,
  id: string,
  { base, value }: { base: string | null; value: string },
): Promise<ContentIssue[]> {
  const { documentTypes: types, brand: brandName } = parts;
  const wished = JSON.parse(value);
  const { file, slug } = partsOf(id);
  try {
    const published = base === null ? undefined : (JSON.parse(base) ?? undefined);
    const faults = await checkEntry({ ...parts, types, brandName }, { id, base: published, value: wished });
    const own = faults.map(({ file: blamed, path = [], reason }): ContentIssue => {
      if (blamed !== file) return { path: [], message: `${blamed}: ${reason}`, isFault: true };
      // In a list the first step is the position of the document.
      const steps = (slug === undefined ? path : path.slice(1)).filter((step) => typeof step !== "symbol");
      const named = steps.map(String).join(".");
      const message = reason.startsWith(`${named}: `) ? reason.slice(named.length + 2) : reason;
      return { path: steps, message: message.replace(/^\d+\.(?=\w+: )/, ""), isFault: true };
    });
    return [...own, ...remarksOn(wished)];
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    return error.fields.map((field) => ({
      ...{ path: field === "*" ? [] : field.split("."), isFault: true },
      message: "another member has published another value of this field meanwhile",
    }));
  }
}

function remarksOn(value: unknown, path: (string | number)[] = []): ContentIssue[] {
  if (typeof value === "string")
    return checkVoice(value).map(({ rule, words }) => ({ path, message: words, isFault: rule === "banned" }));
  if (Array.isArray(value)) return value.flatMap((member, index) => remarksOn(member, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => remarksOn(member, [...path, name]));
}

import { z } from "zod";
import { StaffProjectHead, StaffProjectParts } from "../../../contracts/staff/calls/project-schemas.ts";
import type { ProjectPartRow } from "../../projects/project-store.ts";

const Json = z.string().transform((text): unknown => JSON.parse(text));
const Head = Json.pipe(StaffProjectHead);

export function readHead(text: string): z.output<typeof StaffProjectHead> {
  return Head.parse(text);
}

/** The parts by kind, in their order. */
export function readParts(rows: readonly ProjectPartRow[]): StaffProjectParts {
  const byKind = [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, members]) => [
    kind,
    members.map(({ body }) => Json.parse(body)),
  ]);
  return StaffProjectParts.parse(Object.fromEntries(byKind));
}

const List = Json.pipe(z.array(z.string()));

export function readNews(text: string | null): string[] {
  return text === null ? [] : List.parse(text);
}

/** The files to which the parts refer. */
export function uploadsIn({ papers = [], photographs = [], decisions = [] }: StaffProjectParts): string[] {
  const pictures = [
    ...photographs.map(({ picture }) => picture),
    ...decisions.flatMap(({ change }) => change?.picture ?? []),
  ];
  return [
    ...papers.flatMap(({ upload }) => upload ?? []),
    ...pictures.flatMap(({ photo }) => (typeof photo === "string" ? [] : [photo.upload])),
  ];
}

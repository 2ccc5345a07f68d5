import { isRegion, REGION_NAMES, REGIONS } from "../../../editions/regions.ts";
import type { Photographs } from "../../images/photographs.ts";
import type { ContentFile } from "../document-source.ts";
import { readSource } from "../parsing/read-source.ts";
import { PAGE_PICTURES, type PagePictures } from "./page-pictures.ts";

/** A photograph on a page. A page in two languages is one page. */
export interface PhotographUse {
  photograph: string;
  country: string;
  kind: string;
  page: string;
  isFirst: boolean;
  file: string;
  line: number;
}

const COUNTRIES = [...new Set(REGION_NAMES.map((region) => REGIONS[region].country))];

/** Every photograph of a room that a document names, with the page that shows it. */
export async function findUses(
  files: readonly ContentFile[],
  photographs: Photographs,
): Promise<PhotographUse[]> {
  const uses = await Promise.all(files.map((file) => usesIn(file, photographs)));
  const seen = new Set<string>();
  return uses.flat().filter(({ photograph, country, page, isFirst }) => {
    const key = [photograph, country, page, isFirst].join(" ");
    return !seen.has(key) && seen.add(key);
  });
}

async function usesIn(file: ContentFile, photographs: Photographs): Promise<PhotographUse[]> {
  const [, type = "", ...folders] = file.name.split("/").slice(0, -1);
  const pictures = PAGE_PICTURES[type];
  if (!pictures) return [];
  const { value, lineOf } = await readSource(file, photographs);
  const isList = Array.isArray(value);
  const region = folders.find(isRegion);
  return (isList ? value : [value]).flatMap((body: unknown, index) => {
    // The home pages are called "home-in" and "home-sa-ar"; in one country they are one page.
    const slug = (textAt(body, "slug") ?? nameOf(file.name)).replace(/^home-[a-z-]+$/, "home");
    const countries = region ? [REGIONS[region].country] : countriesOf(body);
    return picturesIn(body, pictures, { type, slug }).flatMap(({ name, path, ...page }) =>
      isRoom(photographs, name)
        ? countries.map((country) => ({
            photograph: name,
            country,
            ...page,
            file: file.name,
            line: lineOf(isList ? [index, ...path] : path),
          }))
        : [],
    );
  });
}

interface NamedPicture {
  name: string;
  path: (string | number)[];
  kind: string;
  page: string;
  isFirst: boolean;
}

function picturesIn(
  body: unknown,
  { first, kindBySlug, parts = {} }: PagePictures,
  { type, slug }: { type: string; slug: string },
): NamedPicture[] {
  return photographsIn(body).map(({ name, path }) => {
    const [member = "", index = 0, ...rest] = path;
    const part = parts[member];
    if (part) {
      const partSlug = textAt(body, `${member}.${index}.slug`) ?? String(index);
      const page = `${type} ${slug} ${partSlug}`;
      return { name, path, kind: part.kind, page, isFirst: startsWith(rest, part.first) };
    }
    const page = `${type} ${slug}`;
    const isFirst = first !== undefined && startsWith(path, first);
    return { name, path, kind: kindBySlug ? page : type, page, isFirst };
  });
}

/** Photographs are named in a field `photo`, and as `![…](photo:name)` in a text, where they are already addresses. */
function photographsIn(
  value: unknown,
  path: (string | number)[] = [],
): { name: string; path: (string | number)[] }[] {
  if (typeof value === "string")
    return [...value.matchAll(/<img src="\/api\/images\/([a-z0-9-]+)-[0-9a-f]{8}\//g)].map(
      ([, name = ""]) => ({
        name,
        path,
      }),
    );
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === "photo" && typeof member === "string"
      ? [{ name: member, path: [...path, key] }]
      : photographsIn(member, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function startsWith(path: readonly (string | number)[], beginning: string): boolean {
  return `${path.join(".")}.`.startsWith(`${beginning}.`);
}

function textAt(body: unknown, path: string): string | undefined {
  let value = body;
  for (const key of path.split("."))
    value = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return typeof value === "string" ? value : undefined;
}

function countriesOf(body: unknown): string[] {
  const { country, countries = country } = (body ?? {}) as { country?: unknown; countries?: unknown };
  const named = [countries].flat().map((code) => String(code).toLowerCase());
  const known = COUNTRIES.filter((code) => named.includes(code));
  return known.length > 0 ? known : COUNTRIES;
}

function nameOf(file: string): string {
  return file.replace(/^.*\/|\.\w+$/g, "");
}

function isRoom(photographs: Photographs, name: string): boolean {
  const kind = photographs.find(name)?.kind;
  return kind === "room" || kind === "variation";
}

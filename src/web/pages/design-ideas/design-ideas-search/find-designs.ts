import { listDesignIdeas } from "../../../../contracts/calls/graphql/list-design-ideas.ts";
import { searchSite } from "../../../../contracts/calls/search-site.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { buildUrlQueryParams } from "../../../../contracts/graphql/build-url-query-params.ts";
import type { DesignIdeaAnswer } from "../../../../contracts/graphql/design-idea.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { listSmartPhotos, type SmartPhoto } from "../../../features/smart-photo/load/list-smart-photos.ts";
import { optional } from "../../../frame/page.ts";

export type FoundDesign =
  | { kind: "design"; design: DesignIdeaAnswer }
  | { kind: "smart-photo"; photo: SmartPhoto };

export interface FoundDesigns {
  entries: FoundDesign[];
  total: number;
  isTotalExact: boolean;
  lastPage: number;
  isRelaxed: boolean;
  correctedQuery?: string | undefined;
}

export interface Question {
  keyword: string;
  /** The first page is 1. */
  page: number;
  size: number;
}

/** The designs that hold the words, as cards. Nothing where the search itself fails: that is logged, and said (DI-27). */
export async function findDesigns(
  call: Caller,
  edition: Edition,
  { keyword, page, size }: Question,
): Promise<FoundDesigns | undefined> {
  const { isoCode, languageCode } = edition;
  const found = await optional(
    call(searchSite, {
      query: keyword,
      countryCode: isoCode,
      languageCode,
      kinds: ["design"],
      page: page - 1,
      size,
    }),
    undefined,
  );
  if (found?.mode !== "results") return undefined;
  // Nothing, and perhaps more: the search of somebody else has answered what nobody here can read.
  if (found.totalElements === 0 && !found.isTotalExact) return undefined;
  const slugsOf = (isWanted: (contentType: string) => boolean) =>
    found.results.filter(({ contentType }) => isWanted(contentType)).map(({ slug }) => slug);
  const [designs, photos] = await Promise.all([
    listBySlug(
      call,
      edition,
      slugsOf((contentType) => contentType !== "smart-photo"),
    ),
    listSmartPhotos(call, edition, { slugs: slugsOf((contentType) => contentType === "smart-photo"), size }),
  ]);
  const entries = found.results.flatMap(({ contentType, slug }): FoundDesign[] => {
    const photo = contentType === "smart-photo" && photos.find((candidate) => candidate.slug === slug);
    if (photo) return [{ kind: "smart-photo", photo }];
    const design = designs.find((other) => other.slug === slug && other.contentType === contentType);
    return design ? [{ kind: "design", design }] : [];
  });
  return {
    entries,
    total: found.totalElements,
    isTotalExact: found.isTotalExact,
    lastPage: found.totalPages,
    isRelaxed: found.isRelaxed,
    correctedQuery: found.correctedQuery,
  };
}

async function listBySlug(call: Caller, { isoCode }: Edition, slugs: string[]): Promise<DesignIdeaAnswer[]> {
  if (slugs.length === 0) return [];
  const urlQueryParams = buildUrlQueryParams({
    filters: [
      { field: "country", op: "eq", values: [isoCode] },
      { field: "slug", op: "in", values: slugs },
    ],
    page: 0,
    // Two kinds of designs may bear one slug.
    size: slugs.length * 2,
  });
  return (await optional(call(listDesignIdeas, { urlQueryParams }), { items: [] })).items;
}

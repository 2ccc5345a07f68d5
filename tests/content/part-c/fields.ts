import { z } from "zod";

/** The fields of Part D, by entity, with their exact names. */

export const text = z.string().min(1);
const address = z.string().regex(/^(\/|https:\/\/)/);
const amount = z.number().positive();

export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1);

export const RecruiteeJob = z.object({ department: text, city: text, title: text, country_code: text });

export const PeopleStrongJob = z.object({
  jobCode: text,
  locationHierarchy: text,
  locationHierarchyComplete: z.string().regex(/^[^>]+>[^>]+/),
  organizationUnit: text,
  jobTitle: text,
  jobPostedDate: text,
  jobDetailUrl: address,
  expRange: text,
});

export const SkillateJob = z.object({
  office: z.object({ city: text, country: text }),
  department: text,
  title: text,
  created_on: text,
  link: address,
  id: z.number(),
  experience_start: z.number(),
  experience_end: z.number(),
});

export const Page = z.object({ slug: text, jsonBody: z.record(text, z.unknown()) });

export const Centres = z.object({
  cityName: text,
  groupItems: listOf(z.object({ lat: z.number(), lng: z.number() })),
  zoomMobile: amount,
  zoomDesktop: amount,
});

export const LandingWidget = z.object({
  title: text,
  magazineSlugs: z.array(text),
  iconImageURL: address,
  subtitle: text,
  backgroundImage: address,
  isLivspaceTvEnabled: z.boolean(),
});

export const PopularCategory = z.object({
  filter_id: text,
  filter_display_name: text,
  filter_count: amount,
  image_url: address,
});

export const Design = z.object({
  description: text,
  title: text,
  contentType: z.enum(["looks", "smart-photo-lite"]),
  slug: text,
  totalPrice: amount.nullish(),
  currency: z.enum(["INR", "SGD", "MYR"]),
  coverImage: address,
  altText: text,
  addImages: z.object({ cover: address, desktop: address }),
  viewImages: listOf(z.object({ baseSceneImageUrl: address })),
  roomSize: text,
  redirectedTo: text.nullish(),
});

export const Cue = z.object({
  slug: text,
  title: text,
  variation: z.enum(["primaryCue", "secondaryCue"]),
  ctaText: text,
  leadFormTitle: text.nullable(),
  redirectUrl: text.nullable(),
  cueInteractionType: text,
  countryCode: z.enum(["IN", "SG", "MY"]),
  priority: z.number(),
  video: z.looseObject({}).nullable(),
  primaryCta: z.object({ text, cueInteractionType: text }),
  secondaryCta: z.object({ text, cueInteractionType: text, url: address.nullable() }).nullish(),
  itemsList: z.array(
    z.object({ text, imgSrc: address, meta: z.object({ disclaimerText: text.nullable() }) }),
  ),
});

const Named = z.object({ name: text, slug: text });

export const Attribute = Named;

export const Post = z.object({
  id: z.number(),
  slug: text,
  date: z.iso.datetime(),
  title: text,
  category: Named,
  authors: listOf(Named.extend({ id: z.number() })),
  image: address,
  media_details: z.object({ width: amount, height: amount }),
  imageAltText: text,
  excerpt: text,
  tags: listOf(Named),
});

export const PostDetail = Post.extend({
  content: z.string().regex(/<p>/),
  yoast_meta: z.looseObject({ title: text, description: text }),
  yoast_graph: z.looseObject({ "@graph": listOf(z.looseObject({ "@type": text })) }),
});

const CategoryEntry = z.object({ categoryName: text, displayName: text, categorySlug: text });

export const MagazineCategory = CategoryEntry.extend({ subCategories: z.array(CategoryEntry) });

export const Look = z.object({ slug: text, image: address, id_1_Value: text });

export const LooksResponse = z.object({
  looks_list: listOf(Look),
  meta: z.looseObject({ total: amount }),
  seo_data: z.looseObject({ title: text, description: text }),
  filters: listOf(z.looseObject({ key: text })),
  look_detail_seo: z.looseObject({ title: text, description: text }),
});

export const NewsItem = z.object({ title: text, external_link: address, image: address });

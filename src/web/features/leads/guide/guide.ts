import type { CtaType } from "../../../../contracts/leads/cta-types.ts";
import type { StaticFile } from "../../../../contracts/static-file.ts";

export interface Guide extends StaticFile {
  title: string;
  pages: number;
  /** The path of the style quiz on the quiz host. */
  quizPath: string;
}

const TITLE = "5 things you are doing wrong with your home interiors";

/** The brochure that a visitor receives for a lead (LF-24). */
export const GUIDE: Guide = {
  title: TITLE,
  pages: 10,
  filePath: "brochures/5-things-you-are-doing-wrong-with-your-home-interiors.pdf",
  fileName: TITLE,
  quizPath: "/v1/items/style-quiz",
};

export const GUIDE_CTA: CtaType = "Guide Download";

/** The guide for leads with this CTA type; undefined for all others. */
export function guideFor(ctaType: string | null | undefined): Guide | undefined {
  return ctaType === GUIDE_CTA ? GUIDE : undefined;
}

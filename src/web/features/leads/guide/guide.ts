import type { CtaType } from "../../../../contracts/leads/cta-types.ts";
import type { StaticFile } from "../../../../contracts/static-file.ts";

export interface Guide extends StaticFile {
  title: string;
  pages: number;
  /** Where readers find out what they like, once they know what to avoid. */
  quizPath: string;
}

const TITLE = "5 things you are doing wrong with your home interiors";

/** The brochure that is given for a lead (LF-24). */
export const GUIDE: Guide = {
  title: TITLE,
  pages: 10,
  filePath: "brochures/5-things-you-are-doing-wrong-with-your-home-interiors.pdf",
  fileName: TITLE,
  quizPath: "/v1/items/style-quiz",
};

export const GUIDE_CTA: CtaType = "Guide Download";

/** What whoever left a lead under this label was promised; nothing for all other labels. */
export function guideFor(ctaType: string | null | undefined): Guide | undefined {
  return ctaType === GUIDE_CTA ? GUIDE : undefined;
}

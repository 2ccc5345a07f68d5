import { z } from "zod";
import { agreedDocument } from "../document-kind.ts";
import { DesignLanding } from "./design-landing.ts";

const text = z.string().nullish();

/** The landing page of somebody else's host (K14): a widget (EN-33), of which only head and picture are about designs. */
export const agreedLanding = agreedDocument(DesignLanding, {
  theirs: z.object({
    title: z.string().min(1),
    subtitle: text,
    backgroundImage: text,
    iconImageURL: text,
    magazineSlugs: z.array(z.string()).nullish(),
  }),
  complete({ title, subtitle, backgroundImage, iconImageURL, magazineSlugs }) {
    const url = backgroundImage || iconImageURL;
    return {
      title,
      subtitle: subtitle ?? "",
      ...(url && { picture: { photo: { url }, alt: "" } }),
      searchHint: { isEnabled: false, showSeconds: 0, hideSeconds: 0, examples: [] },
      widgets: [],
      magazineSlugs: magazineSlugs ?? [],
    };
  },
});

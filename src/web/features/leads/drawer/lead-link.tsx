import type { ComponentProps } from "react";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { leadAddress } from "../../../frame/lead-address.ts";
import { type LeadRequest, leadAttributes } from "../../../frame/lead-attributes.ts";

type LeadLinkProps = Omit<ComponentProps<typeof ButtonLink>, "href"> &
  LeadRequest & {
    aboutImage?: string | undefined;
    /** The price that the server rendered. An island that shows another price sets `drawer.priceNow`. */
    aboutPrice?: string | undefined;
  };

/** A link to a designer: opens the lead drawer, or without scripts the page with the same form. */
export function LeadLink({ aboutImage, aboutPrice, ...props }: LeadLinkProps) {
  const { edition, state } = usePage();
  const { ctaType, formTitle, about, estimate, template, headerMedia, ...rest } = props;
  const request = { ctaType, formTitle, about, estimate, template, headerMedia };
  return (
    <ButtonLink
      {...rest}
      {...leadAttributes(request)}
      href={leadAddress(edition, request, state.getState().customCtaQueryStrings)}
      data-about-image={aboutImage}
      data-about-price={aboutPrice}
    />
  );
}

import type { ContactChannel } from "../../../contracts/documents/centres/contact-page.ts";
import { COUNTRIES } from "../../../editions/countries.ts";
import { ButtonLink } from "../../../ui/forms/button.tsx";
import { linkTo } from "../../../urls/links.ts";
import { useDocument } from "../../frame/document-context.ts";
import { usePage } from "../../frame/islands/page-context.ts";
import { LeadLink } from "../leads/drawer/lead-link.tsx";

interface ChannelLinkProps {
  channel: ContactChannel;
  look: "button" | "link";
}

/** A way to reach us; nothing where it leads to a page that is not there, or to a chat that is turned off. */
export function ChannelLink({ channel, look }: ChannelLinkProps) {
  const href = useChannel(channel);
  const { label } = channel;
  if ("asks" in channel)
    return (
      <LeadLink look={look === "button" ? "line" : "quiet"} size="small" ctaType={channel.asks}>
        {label}
      </LeadLink>
    );
  if (!href) return null;
  const words = /^[+\d]/.test(label) || label.includes("@") ? <bdi dir="ltr">{label}</bdi> : label;
  if (look === "button")
    return (
      <ButtonLink look="line" size="small" href={href}>
        {words}
      </ButtonLink>
    );
  return (
    <a className="link tap" href={href} {...(href.startsWith("https:") && { rel: "noopener" })}>
      {words}
    </a>
  );
}

function useChannel(channel: ContactChannel): string | undefined {
  const { edition } = usePage();
  const { whatsappNumbers } = useDocument().site;
  if ("page" in channel) return linkTo(edition, channel.page, channel.params);
  if ("email" in channel) return `mailto:${channel.email}`;
  if ("phone" in channel) return channel.phone;
  if ("anchor" in channel) return `#${channel.anchor}`;
  if ("asks" in channel) return undefined;
  const number = whatsappNumbers?.[edition.country] ?? COUNTRIES[edition.country].sampleWhatsappNumber;
  return number === "off" ? undefined : `https://wa.me/${number.replace("+", "")}`;
}

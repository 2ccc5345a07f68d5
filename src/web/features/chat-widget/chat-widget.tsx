import { COUNTRIES } from "../../../editions/countries.ts";
import { Icon } from "../../../ui/media/icon.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { matchUrl } from "../../../urls/match-url.ts";
import { useDocument } from "../../frame/document-context.ts";
import { usePage } from "../../frame/islands/page-context.ts";
import { useLayout } from "../../frame/layouts/layout-context.tsx";
import { CHAT_MESSAGES, chatMessageOf, hasChat } from "./chat-messages.ts";
import "../sticky/float.css";
import "./chat-widget.css";

/** The way to WhatsApp, with first words that fit the page. A plain link; a script lets it step aside for what is below. */
export function ChatWidget() {
  const { t } = useText();
  const { edition, state } = usePage();
  const { path, brand } = useLayout();
  const { publicUrl, whatsappNumbers } = useDocument().site;
  const row = matchUrl(path)?.row;
  const slug = chatMessageOf(row?.page);
  const number = whatsappNumbers?.[edition.country] ?? COUNTRIES[edition.country].sampleWhatsappNumber;
  // The app has a chat of its own.
  const isVisible = hasChat(row?.page) && number !== "off" && state.getState().mode === "web";
  state.setState("whatsappWidgetMessageSlug", slug);
  state.setState("isChatWidgetVisible", isVisible);
  if (!isVisible) return null;
  const message = t(CHAT_MESSAGES[slug], { brand: brand.name, page: publicUrl + path });
  return (
    <a
      className="chat float float--lifted"
      href={`https://wa.me/${number.replace("+", "")}?text=${encodeURIComponent(message)}`}
      target="_blank"
      rel="noopener"
      aria-label={t("chat.label")}
      data-float=""
      data-chat={slug}
    >
      <Icon name="chat" size="large" />
    </a>
  );
}

import { COUNTRIES } from "../../../../editions/countries.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { CHAT_MESSAGES } from "../../../frame/chat-messages.ts";
import { useDocument } from "../../../frame/document-context.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { useLayout } from "../../../frame/layouts/layout-context.tsx";
import "../../../frame/overlays.css";
import "./chat-widget.css";

/**
 * A plain link to WhatsApp with a first message that fits the page. A script hides it where it would cover an action.
 */
export function ChatWidget() {
  const { t } = useText();
  const chat = useChat();
  if (!chat) return null;
  return (
    <aside aria-label={t("chat.region")}>
      <a {...chat.link} className="chat center no-print float float--lifted" data-chat={chat.slug}>
        <Icon name="chat" size="large" />
      </a>
    </aside>
  );
}

/** The link to the chat and the name of its first message; undefined on pages without a chat. */
export function useChat() {
  const { t } = useText();
  const { edition, state } = usePage();
  const { path, brand, page } = useLayout();
  const { whatsappNumbers } = useDocument().site;
  const { mode, env, whatsappWidgetMessageSlug } = state.getState();
  const slug = page.chat || whatsappWidgetMessageSlug;
  const number = whatsappNumbers?.[edition.country] ?? COUNTRIES[edition.country].sampleWhatsappNumber;
  // The app has its own chat.
  const isVisible = page.chat !== false && number !== "off" && mode === "web";
  state.setState("whatsappWidgetMessageSlug", slug);
  state.setState("isChatWidgetVisible", isVisible);
  if (!isVisible) return undefined;
  const message = t(CHAT_MESSAGES[slug], { brand: brand.name, page: env.appUrl + path });
  const link = {
    href: `https://wa.me/${number.replace("+", "")}?text=${encodeURIComponent(message)}`,
    target: "_blank",
    rel: "noopener",
    "aria-label": t("chat.label"),
  };
  return { link, slug };
}

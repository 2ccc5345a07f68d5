import type { ContactPage } from "../../../contracts/documents/centres/contact-page.ts";
import { Icon } from "../../../ui/media/icon.tsx";
import { ChannelLink } from "./channel-link.tsx";

type PurposesProps = NonNullable<ContactPage["purposes"]>;

/** What somebody comes with, one open at a time: who answers it, by which way, and how soon. */
export function Purposes({ title, lede, answers, items }: PurposesProps) {
  return (
    <div>
      <h2 className="d42">{title}</h2>
      <p className="soft contact-lede">{lede}</p>
      <div className="rule-end purposes">
        {items.map(({ id, name, text, answer, channels }, index) => (
          <details key={id} id={id} className="rule purpose" name="purpose" open={index === 0}>
            <summary className="line gap-3 apart strong purpose__name">
              <span>{name}</span>
              <Icon name="down" size="small" />
            </summary>
            <div className="purpose__in stack">
              <p className="soft">{text}</p>
              <p className="line purpose__answer t15">
                <Icon name="clock" size="small" />
                <span>
                  <b>{answers}</b> {answer}
                </span>
              </p>
              <div className="row">
                {channels.map((channel, place) => (
                  <ChannelLink key={channel.label} channel={channel} look={place === 0 ? "button" : "link"} />
                ))}
              </div>
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}

import type { HomePage } from "../../../../contracts/documents/home-page.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import "./talk.css";

interface TalkProps {
  talk: HomePage["talk"];
  phone: HomePage["questions"]["phone"];
}

/** The way to a person: by telephone or through a door, until one can book here. */
export function TalkSection({ talk, phone }: TalkProps) {
  return (
    <section className="talk" id="talk">
      <div className="wrap talk__in">
        <div className="talk__text">
          <h2 className="d42">{talk.title}</h2>
          <p className="t20 soft talk__lede">{talk.lede}</p>
          <div className="talk__act">
            <ButtonLink href={phone.href} icon="phone">
              {talk.call} <bdi dir="ltr">{phone.label}</bdi>
            </ButtonLink>
            <ButtonLink look="line" href="#centres">
              {talk.visit}
            </ButtonLink>
          </div>
          <p className="t15 soft talk__hours">
            <Icon name="clock" size="small" />
            {talk.hours}
          </p>
        </div>
        <div className="talk__bring on-sand">
          <Picture {...talk.picture} ratio="16:9" sizes="(width < 1024px) 100vw, 560px" />
          <div>
            <h3 className="strong">{talk.bringTitle}</h3>
            <ol className="talk__list">
              {talk.bring.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </section>
  );
}

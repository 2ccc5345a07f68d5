import type { ContactPage } from "../../../contracts/documents/centres/contact-page.ts";
import { ChannelLink } from "./channel-link.tsx";

type ReachProps = NonNullable<ContactPage["reach"]>;

/** The plain ways: numbers, an address to write to, and where the house stands. */
export function Reach({ title, lines, address, note }: ReachProps) {
  return (
    <div className="reach">
      <h2 className="d25">{title}</h2>
      <dl className="stack reach__lines">
        {lines.map(({ label, channel, note: about }) => (
          <div key={label}>
            <dt className="t13 soft">{label}</dt>
            <dd>
              <ChannelLink channel={channel} look="link" />
              {about && <p className="t13 soft">{about}</p>}
            </dd>
          </div>
        ))}
        <div>
          <dt className="t13 soft">{address.label}</dt>
          <dd>
            <address>
              {address.lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
      </dl>
      <p className="t13 soft">{note}</p>
    </div>
  );
}

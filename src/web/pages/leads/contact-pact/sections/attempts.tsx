import { Icon } from "../../../../../ui/media/icon.tsx";
import type { IconName } from "../../../../../ui/media/icon-paths.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import type { LoadedPact } from "../../../../features/leads/visits/load-pact.ts";
import { MomentWords } from "./moment-words.tsx";

type Attempt = LoadedPact["attempts"][number];

const CHANNEL_ICONS = { call: "phone", whatsapp: "talk", email: "mail" } as const satisfies Record<
  Attempt["channel"],
  IconName
>;

/** How the letter that we send by ourselves stands in the record; see the contact service. */
const CONFIRMATION = "confirmation";

/** Every attempt to reach the visitor, the newest first, down to the moment in which they asked for it. */
export function Attempts({ pact }: { pact: LoadedPact }) {
  const { t } = useText();
  const { attempts, lead, country } = pact;
  return (
    <section className="stack">
      <h2 className="d25">{t("pact.attemptsTitle")}</h2>
      {attempts.length === 0 && <p className="soft">{t("pact.attemptsEmpty")}</p>}
      <ol className="timeline">
        {attempts.map((attempt) => (
          <li key={`${attempt.at} ${attempt.channel} ${attempt.outcome}`}>
            <Icon name={CHANNEL_ICONS[attempt.channel]} />
            <div>
              <p>
                <b>{t(`pact.channel.${attempt.channel}`)}</b> · {t(`pact.outcome.${attempt.outcome}`)}
              </p>
              <Note note={attempt.note} />
              <MomentWords at={attempt.at} country={country} />
            </div>
          </li>
        ))}
        <li>
          <Icon name="check" />
          <div>
            <p>
              <b>{t("pact.sent")}</b>
            </p>
            <MomentWords at={lead.sentAt} country={country} />
          </div>
        </li>
      </ol>
    </section>
  );
}

function Note({ note }: { note: Attempt["note"] }) {
  const { t } = useText();
  if (note === null) return null;
  return <p>{note === CONFIRMATION ? t("pact.confirmation") : <bdi>{note}</bdi>}</p>;
}

import type { Explainer, UserPlaces } from "../../../../contracts/documents/explainers/explainer.ts";
import { readsFeet } from "../../../../editions/lengths.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { Section, SectionHead } from "../../../sections/parts/section.tsx";
import { feetWords } from "../measures/length-words.ts";
import { HeightChart } from "./height-chart.tsx";
import "./explainers-parts.css";

/** What belongs where, for each of those who use it: as a drawing of heights, and as a table. */
export function Users({ users }: { users: Explainer["users"] }) {
  return (
    <Section id="users">
      <SectionHead title={users.title} lede={users.lede} />
      <ul className="columns columns--2 users">
        {users.items.map((user) => (
          <li key={user.name} className="stack gap-4 rule pad-above-5 user">
            <UserCard user={user} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function UserCard({ user: { name, who, places } }: { user: UserPlaces }) {
  const { t } = useText();
  return (
    <>
      <div className="stack gap-2">
        <h3 className="d25">{name}</h3>
        <p className="soft">{who}</p>
      </div>
      <div className="beside gap-4 align-start user__places">
        <HeightChart places={places} />
        <table className="t15 user__table">
          <caption className="sr">{t("explainer.heightsOf", { name })}</caption>
          <thead className="sr">
            <tr>
              <th scope="col">{t("explainer.thing")}</th>
              <th scope="col">{t("explainer.height")}</th>
            </tr>
          </thead>
          <tbody>
            {places.map((place, index) => (
              <tr key={place.what}>
                <th scope="row">
                  <span className="center strong t13 user__number">{index + 1}</span>
                  <span>
                    {place.what} <small>{place.why}</small>
                  </span>
                </th>
                <td>
                  <Range from={place.from} to={place.to} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Range({ from, to }: { from: number; to: number }) {
  const { t } = useText();
  const { country } = usePage().edition;
  const format = new Intl.NumberFormat("en-US");
  return (
    <bdi className="num">
      {t("explainer.mmRange", { from: format.format(from), to: format.format(to) })}
      {readsFeet(country) && (
        <small>
          {feetWords(from)}–{feetWords(to)}
        </small>
      )}
    </bdi>
  );
}

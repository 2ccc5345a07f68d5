import type { DesignStyle } from "../../../../../contracts/documents/designs/design-style.ts";
import { Icon } from "../../../../../ui/media/icon.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import "./habits.css";

/** What to do, and what to leave. */
export function HabitsSection({ style }: { style: DesignStyle }) {
  const { t } = useText();
  return (
    <section className="sec">
      <div className="wrap style-habits">
        <Habits title={t("style.dos")} icon="check" habits={style.dos} />
        <Habits title={t("style.donts")} icon="close" habits={style.donts} />
      </div>
    </section>
  );
}

function Habits(props: { title: string; icon: "check" | "close"; habits: readonly string[] }) {
  const { title, icon, habits } = props;
  return (
    <div>
      <h2 className="d32">{title}</h2>
      <ul className={`style-habits__list style-habits__list--${icon}`}>
        {habits.map((habit) => (
          <li key={habit}>
            <Icon name={icon} />
            {habit}
          </li>
        ))}
      </ul>
    </div>
  );
}

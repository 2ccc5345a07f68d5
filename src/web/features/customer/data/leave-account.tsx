import type { Deletion } from "../../../../contracts/calls/customer/my-deletion.ts";
import { COUNTRY_TIME, wallTime } from "../../../../editions/country-time.ts";
import { dayWords } from "../../../../editions/day-words.ts";
import type { Country } from "../../../../editions/regions.ts";
import { Button, ButtonLink } from "../../../../ui/forms/button.tsx";
import { Checkbox } from "../../../../ui/forms/checkbox.tsx";
import { TextInput } from "../../../../ui/forms/text-input.tsx";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";

/** The records of paid work that a country's law requires us to keep. */
const RETAINED_BY_LAW: Record<Country, MessageKey> = {
  in: "mydata.law-in",
  sg: "mydata.law-sg",
  my: "mydata.law-my",
  sa: "mydata.law-sa",
};

interface LeaveAccountProps {
  deletion: Deletion;
  problem: MessageKey | undefined;
  loginAgain: string;
}

export function LeaveAccount({ deletion, problem, loginAgain }: LeaveAccountProps) {
  const { t } = useText();
  const { edition } = usePage();
  if (deletion.asked) return <Leaving {...deletion.asked} />;
  const { proof } = deletion;
  const isStale = proof.by === "login" && !proof.isFresh;
  return (
    <section className="leave stack gap-4" id="leave">
      <h2 className="d25">{t("mydata.leaveTitle")}</h2>
      <p>{t("mydata.leaveText")}</p>
      <ul className="leave__list stack gap-2">
        <li>{t("mydata.goes")}</li>
        <li>{t("mydata.goesTokens")}</li>
        <li>{t("mydata.stays")}</li>
        <li>{t(RETAINED_BY_LAW[edition.country])}</li>
      </ul>
      {problem && !isStale && (
        <Notice tone="bad" announce>
          {t(problem)}
        </Notice>
      )}
      {isStale && (
        <div className="stack gap-3 stack--start">
          <p className="soft">{t("mydata.loginFirst")}</p>
          <ButtonLink look="line" href={loginAgain}>
            {t("mydata.loginAgain")}
          </ButtonLink>
        </div>
      )}
      {proof.by === "login" && proof.isFresh && (
        <form className="stack stack--fields stack--start" method="post" action="?#leave">
          <Erase />
        </form>
      )}
      {proof.by === "password" && <ByPassword {...proof} />}
    </section>
  );
}

function ByPassword({ target, isSent }: { target: string; isSent: boolean }) {
  const { t } = useText();
  return (
    <>
      {isSent && (
        <form className="stack stack--fields stack--start" method="post" action="?#leave">
          <p className="soft">
            {t("mydata.passwordSent")} <bdi dir="ltr">{target}</bdi>
          </p>
          <TextInput
            className="leave__password"
            label={t("mydata.password")}
            name="password"
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            required
          />
          <Erase />
        </form>
      )}
      <form className="stack gap-3 stack--start" method="post" action="?#leave">
        {!isSent && (
          <p className="soft">
            {t("mydata.passwordGoes")} <bdi dir="ltr">{target}</bdi>
          </p>
        )}
        <input type="hidden" name="form" value="password" />
        <Button type="submit" look={isSent ? "quiet" : "line"} size={isSent ? "small" : "normal"}>
          {t(isSent ? "mydata.sendAnother" : "mydata.sendPassword")}
        </Button>
      </form>
    </>
  );
}

function Erase() {
  const { t } = useText();
  return (
    <>
      <input type="hidden" name="form" value="erase" />
      <Checkbox name="sure" value="yes" label={t("mydata.sure")} required />
      <Button type="submit">{t("mydata.erase")}</Button>
    </>
  );
}

function Leaving({ eraseAt }: NonNullable<Deletion["asked"]>) {
  const { t } = useText();
  const { edition } = usePage();
  const { day } = wallTime(new Date(eraseAt), COUNTRY_TIME[edition.country].timeZone);
  return (
    <section className="leave stack gap-4" id="leave">
      <h2 className="d25">{t("mydata.leavingTitle", { day: dayWords(day, edition.language) })}</h2>
      <p>{t("mydata.leavingText")}</p>
      <form method="post" action="?#leave">
        <input type="hidden" name="form" value="undo" />
        <Button type="submit">{t("mydata.undo")}</Button>
      </form>
    </section>
  );
}

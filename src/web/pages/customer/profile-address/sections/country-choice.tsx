import { ISO_CODES, type IsoCode } from "../../../../../editions/countries.ts";
import { joinClasses } from "../../../../../ui/base/join-classes.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import "../../../../../ui/forms/chip.css";

/** Each country writes addresses its own way, so choosing another one brings its form. */
export function CountryChoice({ country, path }: { country: IsoCode; path: string }) {
  const { t, language } = useText();
  const names = new Intl.DisplayNames([language], { type: "region" });
  return (
    <nav aria-label={t("profileAddress.country")}>
      <ul className="chips">
        {Object.values(ISO_CODES).map((code) => (
          <li key={code}>
            <a
              className={joinClasses("chip", code === country && "is-on")}
              href={`${path}?add=1&country=${code}#form`}
              aria-current={code === country ? "true" : undefined}
            >
              {names.of(code)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

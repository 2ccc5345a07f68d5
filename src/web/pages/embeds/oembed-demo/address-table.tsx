import { useText } from "../../../../ui/text/text.tsx";

const NAMES = ["theme", "accent", "background", "region", "ctaText", "formTitle", "ctaType"] as const;

/** What every embed understands, as part of its address or as data- attributes for the script. */
export function AddressTable() {
  const { t } = useText();
  return (
    <section className="demo__group stack gap-7" aria-labelledby="address">
      <h2 className="d42" id="address">
        {t("embed.demoParametersTitle")}
      </h2>
      <dl className="demo-address pairs">
        {NAMES.map((name) => (
          <div key={name}>
            <dt>
              <code dir="ltr">{name}</code>
            </dt>
            <dd className="soft">{t(`embed.demoAddress-${name}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

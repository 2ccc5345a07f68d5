import { useText } from "../../../../ui/text/text.tsx";

/** For another device of its owner: a link that carries the key, out of sight until it is asked for. */
export function OwnerLink({ href }: { href: string }) {
  const { t } = useText();
  return (
    <details className="break-words estimate__owner t15">
      <summary className="tap">{t("estimate.ownerTitle")}</summary>
      <p className="soft">{t("estimate.ownerText")}</p>
      <p>
        <a className="link" href={href} rel="nofollow">
          <bdi dir="ltr">{href}</bdi>
        </a>
      </p>
    </details>
  );
}

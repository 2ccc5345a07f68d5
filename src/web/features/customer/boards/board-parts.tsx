import { createContext, type FormEvent, type ReactNode, use } from "react";
import type { Country } from "../../../../editions/regions.ts";
import { useImageHosts } from "../../../../ui/media/image-host-context.ts";
import { stampUrl } from "../../../../ui/media/photo.ts";
import { MoneyBand } from "../../../../ui/text/money-band.tsx";
import { bandOfPrice, type Spread } from "./board-price.ts";
import "./saved/thumb.css";

type Submit = (event: FormEvent<HTMLFormElement>) => void;

export const SubmitContext = createContext<Submit | undefined>(undefined);

interface BoardFormProps {
  fields: Readonly<Record<string, string | number>>;
  className?: string;
  children: ReactNode;
}

/** A form for one change. It works without scripts; with scripts, the page is not reloaded. */
export function BoardForm({ fields, className, children }: BoardFormProps) {
  const submit = use(SubmitContext);
  return (
    <form method="post" className={className} onSubmit={submit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

export function Thumb({ image }: { image: string }) {
  const atHost = useImageHosts();
  return (
    <img
      className="saved-thumb"
      src={stampUrl({ url: image }, atHost)}
      alt=""
      width={320}
      height={213}
      loading="lazy"
      decoding="async"
    />
  );
}

interface BandLineProps {
  thing: { price?: number | undefined };
  spread: Spread;
  country: Country;
}

export function BandLine({ thing, spread, country }: BandLineProps) {
  const band = bandOfPrice(thing, spread);
  return band ? (
    <p className="t15 soft">
      <MoneyBand {...band} country={country} />
    </p>
  ) : null;
}

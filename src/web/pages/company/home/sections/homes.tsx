import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import type { Country } from "../../../../../editions/regions.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Facts } from "../../../../../ui/text/facts.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { SampleNote } from "../sample-note.tsx";
import "./homes.css";

interface HomesProps {
  homes: HomePage["homes"];
  sampleNote: string;
  country: Country;
}

/** One large, two beside it, three below; each with its numbers. */
export function HomesSection({ homes, sampleNote, country }: HomesProps) {
  return (
    <section className="sec" id="homes">
      <div className="wrap">
        <div className="head">
          <h2 className="d42">{homes.title}</h2>
        </div>
        <ul className="homes">
          {homes.items.map((home, index) => (
            <li key={home.title}>
              <Picture
                {...home.picture}
                ratio={index === 0 ? "3:2" : "16:9"}
                sizes={
                  index === 0
                    ? "(width < 600px) 190vw, (width < 1024px) 100vw, 1040px"
                    : "(width < 600px) 100vw, 560px"
                }
              />
              <h3 className={index === 0 ? "d25" : "d20"}>{home.title}</h3>
              <Facts
                items={[
                  ...home.facts,
                  <Money key="price" amount={home.price} country={country} strong={false} />,
                  home.weeks,
                  ...(home.designer ? [home.designer] : []),
                ]}
              />
            </li>
          ))}
        </ul>
        <SampleNote show={homes.sample}>{sampleNote}</SampleNote>
      </div>
    </section>
  );
}

import { Facts } from "../../../ui/text/facts.tsx";
import "./centres.css";

export interface ShownCentre {
  id: string;
  name: string;
  address: string;
  city: string;
  /** Undefined days mean every day. */
  hours: readonly { days?: string | undefined; times: string }[];
  lat: number;
  lng: number;
}

interface CentreLineProps {
  centre: ShownCentre;
  words: { everyDay: string; directions: string };
  distance?: string | undefined;
}

export function CentreLine({ centre, words, distance }: CentreLineProps) {
  const told = [centre.address, centre.city, distance];
  return (
    <li className="centre">
      <div>
        <h3 className="d25">{centre.name}</h3>
        <Facts items={told.filter((part) => part && part !== centre.name)} />
      </div>
      {centre.hours.length > 0 && (
        <ul className="t15 soft centre__hours">
          {centre.hours.map(({ days, times }) => (
            <li key={times}>
              {days ?? words.everyDay} <bdi className="num">{times}</bdi>
            </li>
          ))}
        </ul>
      )}
      <a
        className="link t15 centre__go"
        href={`https://www.google.com/maps/dir/?api=1&destination=${centre.lat},${centre.lng}`}
        rel="noopener"
      >
        {words.directions}
        <span className="sr">, {centre.name}</span>
      </a>
    </li>
  );
}

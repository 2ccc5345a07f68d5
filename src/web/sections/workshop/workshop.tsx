import type { ReactNode } from "react";
import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { Section, type SectionProps } from "../parts/section.tsx";
import "./workshop.css";

type Station = SectionOf<"workshop">["items"][number]["station"];

/** The way of one board through the workshop: what is drawn at a station is what has been done to it by then. */
export function Workshop({ id, tone, title, lede, items }: SectionProps<"workshop">) {
  return (
    <Section id={id} tone={tone} title={title} lede={lede}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone a row of stations is scrolled by key too */}
      <ol className="track workshop" aria-label={title} tabIndex={0}>
        {items.map(({ station, title: name, text }, index) => (
          <li key={station} className="stack gap-2">
            <svg className="workshop__drawing" viewBox="0 0 240 170" aria-hidden="true">
              <path className="workshop__belt" d="M0 150H240M0 158H240" />
              {DRAWINGS[station]}
            </svg>
            <h3 className="d20">
              <span className="accent num">{index + 1}</span> {name}
            </h3>
            <p className="t15 soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const PANEL = { x: 60, y: 38, width: 120, height: 110 };

const DRAWINGS: Record<Station, ReactNode> = {
  cut: (
    <>
      <rect x={20} y={28} width={200} height={120} />
      <rect className="is-own" x={20} y={28} width={84} height={77} />
      <path className="is-cut" d="M104 28V148M20 105H220M162 28V105M62 105V148M150 105V148" />
      <path className="is-tool" d="M104 22l-7-12h14Z" />
    </>
  ),
  edge: (
    <>
      <rect className="is-own" {...PANEL} />
      <path className="is-band" d="M60 38H180V148" />
      <circle className="is-tool" cx={192} cy={92} r={10} />
      <path fill="none" d="M192 82V28a10 10 0 0 1 10-10h22" />
    </>
  ),
  drill: (
    <>
      <rect className="is-own" {...PANEL} />
      <path className="is-band" d="M60 38H180V148" />
      {[56, 74, 92, 110, 128].map((y) => (
        <g key={y} className="is-hole">
          <circle cx={78} cy={y} r={3.5} />
          <circle cx={162} cy={y} r={3.5} />
        </g>
      ))}
      <path className="is-tool" d="M72 8h12v18l-6 14-6-14Z" />
    </>
  ),
  check: (
    <>
      <rect className="is-own" {...PANEL} />
      <path d="M60 92H180M120 38V92M112 60v12M128 60v12M108 120h24" />
      <path className="is-band" d="M60 26H180M60 20v12M180 20v12M194 38V148M188 38h12M188 148h12" />
      <path className="is-tick" d="m206 44 8 9 16-20" />
    </>
  ),
  pack: (
    <>
      <rect x={34} y={60} width={86} height={88} />
      <rect x={120} y={84} width={70} height={64} />
      <rect className="is-own" x={66} y={26} width={60} height={34} />
      <path d="M77 60V148M155 84V148M96 26V60" />
      <rect className="is-label" x={44} y={106} width={26} height={18} />
      <rect className="is-label" x={128} y={114} width={20} height={16} />
    </>
  ),
  load: (
    <>
      <rect x={14} y={34} width={140} height={98} />
      <rect className="is-own" x={26} y={72} width={44} height={60} />
      <rect x={74} y={84} width={36} height={48} />
      <rect x={114} y={60} width={30} height={72} />
      <path d="M154 62H196L222 96V132H154Z" />
      <path d="M168 74H190L206 96H168Z" />
      <circle className="is-tool" cx={52} cy={138} r={13} />
      <circle className="is-tool" cx={188} cy={138} r={13} />
    </>
  ),
};

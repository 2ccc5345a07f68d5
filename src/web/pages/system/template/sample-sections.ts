import type { ContentSection } from "../../../../contracts/documents/sections/content-section.ts";
import { SAMPLE_PHOTOS } from "./sample-photos.ts";
import type { SectionWords } from "./section-words.ts";

/** One section of every kind but the hero, which a page has only once. */
export function sampleSections(words: SectionWords, unique: (name: string) => string): ContentSection[] {
  const { title, lede, names, lines, figures } = words;
  const line = (index: number) => lines[index % lines.length] ?? "";
  const points = names.map((name, index) => ({ title: name, text: line(index) }));
  const ask = { label: words.action, asks: "Normal Lead Forms" } as const;
  const ideas = { label: words.more, page: "design-ideas" } as const;
  const voice = (index: number, stars: number) => ({
    stars,
    text: line(index),
    name: words.people[index % 3] ?? "",
    home: words.facts[0] ?? "",
  });
  return [
    {
      kind: "figures",
      label: words.howLabel,
      figures: figures.slice(0, 4).map((value, index) => ({ value, label: line(index) })),
      how: { label: words.howLabel, text: line(0) },
      sample: true,
    },
    {
      kind: "split",
      title,
      lede,
      points: points.slice(0, 4).map(({ title: name, text }) => ({ name, text })),
      picture: pictureAt(1, words),
      action: ask,
    },
    {
      kind: "steps",
      title,
      items: words.whens.map((when, index) => ({
        name: names[index] ?? "",
        when,
        text: line(index),
        ...(index % 2 === 1 && { pays: index === 1 ? "booking" : "balance", payLabel: words.payLabel }),
      })),
      money: { total: 1_200_000, bar: words.bar, note: words.note },
    },
    {
      kind: "price-table",
      tone: "sand",
      title,
      lede,
      rowsLabel: words.rowsLabel,
      columns: words.tiers.map((name, index) => ({ name, ...(index === 1 && { look: "mid" as const }) })),
      rows: names.slice(0, 3).map((name, row) => ({
        name,
        note: words.facts[1],
        cells: words.tiers.map((_, tier) => ({
          low: 90_000 * (row + tier + 1),
          high: 120_000 * (row + tier + 1),
        })),
      })),
      foot: line(0),
    },
    {
      kind: "rail",
      title,
      label: title,
      tiles: names.map((name, index) => ({ name, note: words.facts[2], picture: pictureAt(index, words) })),
    },
    {
      kind: "mosaic",
      title,
      lede,
      items: names.map((name, index) => ({
        title: name,
        facts: words.facts,
        picture: pictureAt(index, words),
      })),
    },
    {
      kind: "promise",
      tone: "sand",
      title,
      lede,
      items: figures.map((figure, index) => ({ figure, name: names[index] ?? "", text: line(index) })),
    },
    {
      kind: "reviews",
      title,
      score: "4.7",
      outOf: words.outOf,
      starsLabel: words.starsLabel,
      distributionLabel: title,
      distribution: [71, 19, 6, 3, 1].map((share, index) => ({ stars: 5 - index, share })),
      items: [voice(0, 5), voice(1, 4), voice(2, 5)],
      critical: {
        ...voice(3, 2),
        label: words.critical,
        replyLabel: words.reply,
        reply: line(4),
        replyBy: words.people[1] ?? "",
      },
    },
    {
      kind: "questions",
      id: unique("section-questions"),
      title,
      items: [0, 1, 2].map((index) => ({ question: words.question, answer: line(index) })),
    },
    {
      kind: "centres",
      tone: "sand",
      title,
      lede,
      picture: pictureAt(0, words),
      caption: line(0),
      elsewhere: words.elsewhere,
      more: words.more,
      directions: words.directions,
      everyDay: words.everyDay,
    },
    {
      kind: "people",
      title,
      lede,
      items: words.people.map((name, index) => ({ name, role: names[index] ?? "", text: line(index) })),
    },
    {
      kind: "timeline",
      title,
      lede,
      items: words.whens.map((when, index) => ({ when, title: names[index] ?? "", text: line(index) })),
    },
    {
      kind: "prose",
      hasInitial: true,
      parts: [
        { paragraphs: lines.slice(0, 2) },
        { heading: title, paragraphs: [line(2)], list: lines.slice(3) },
      ],
      views: [{ ...pictureAt(2, words), caption: line(1) }],
    },
    { kind: "picture-band", picture: pictureAt(1, words), caption: line(0) },
    {
      kind: "comparison",
      sides: [
        { title: names[0] ?? "", mark: "check", items: lines.slice(0, 3) },
        { title: names[1] ?? "", mark: "close", items: lines.slice(3) },
      ],
    },
    { kind: "logos", title, items: names.slice(0, 4).map((name) => ({ name, note: words.facts[2] })) },
    {
      kind: "link-grid",
      title,
      links: names.map((label) => ({ link: { label, anchor: "sections" }, note: words.facts[2] })),
    },
    { kind: "points", title, items: points.slice(0, 3), look: "row" },
    { kind: "points", tone: "forest", title, lede, items: points, look: "beside" },
    { kind: "call-to-action", title, lede, action: ask, second: ideas },
    { kind: "lead-band", title, text: lede },
  ];
}

const PHOTOS = Object.entries(SAMPLE_PHOTOS).map(([name, photo]) => ({ ...photo, name }));

export function pictureAt(index: number, { alt }: SectionWords) {
  const [first] = PHOTOS;
  const photo = PHOTOS[index % PHOTOS.length] ?? first;
  if (!photo) throw new Error("The guide has no photographs.");
  return { photo: { ...photo, tall: undefined }, alt };
}

import type { ComponentType } from "react";
import type { ContentOf, EmbedKind } from "../content.ts";
import { AskView, FormView } from "./ask-view.tsx";
import { CentresView, LinksView } from "./list-views.tsx";
import { PricesView } from "./prices-view.tsx";
import { SceneView } from "./scene-view.tsx";
import { NoticeView, PointsView, QuestionsView, StepsView, SummaryView, VoicesView } from "./text-views.tsx";
import { TilesView } from "./tiles-view.tsx";
import "./embeds-views.css";

const VIEWS: { [Kind in EmbedKind]: ComponentType<{ content: ContentOf<Kind> }> } = {
  ask: AskView,
  form: FormView,
  tiles: TilesView,
  questions: QuestionsView,
  prices: PricesView,
  steps: StepsView,
  points: PointsView,
  summary: SummaryView,
  centres: CentresView,
  voices: VoicesView,
  scene: SceneView,
  links: LinksView,
  notice: NoticeView,
};

/** Whatever a loader has found, in the view of its kind. */
export function EmbedView<Kind extends EmbedKind>({ content }: { content: ContentOf<Kind> }) {
  const View: ComponentType<{ content: ContentOf<Kind> }> = VIEWS[content.kind];
  return <View content={content} />;
}

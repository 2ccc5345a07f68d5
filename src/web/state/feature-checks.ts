export interface FeatureRow {
  feature: string;
  /** Gradual rollouts and the like are asked of the flag server; "custom" ones are decided by their page. */
  strategy: string;
  urls: readonly RegExp[];
}

/** Which features matter on which pages. */
export const FEATURES = [
  { feature: "interiors-redirect", strategy: "default", urls: [/^\/in\/?$/] },
] as const satisfies readonly FeatureRow[];

export type FeatureCheck = (feature: string, strategy: string) => Promise<boolean>;

/** Asks for every feature that the page at a path depends on, before it is shown. */
export async function checkFeaturesFor(
  path: string,
  check: FeatureCheck,
  features: readonly FeatureRow[] = FEATURES,
): Promise<Record<string, boolean>> {
  const actions = featureActions(check, features);
  const wanted = features.filter((row) => isChecked(row) && row.urls.some((url) => url.test(path)));
  const answers = await Promise.all(wanted.map(async ({ feature }) => [feature, await actions[feature]?.()]));
  return Object.fromEntries(answers);
}

/** One action for each feature's name. */
export function featureActions(
  check: FeatureCheck,
  features: readonly FeatureRow[] = FEATURES,
): Record<string, () => Promise<boolean>> {
  return Object.fromEntries(
    features.filter(isChecked).map(({ feature, strategy }) => [feature, () => check(feature, strategy)]),
  );
}

function isChecked(row: FeatureRow): boolean {
  return row.strategy !== "custom";
}

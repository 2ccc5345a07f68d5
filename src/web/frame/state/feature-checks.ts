export interface FeatureRow {
  feature: string;
  /** The flag server decides gradual rollouts and similar strategies; the page itself decides "custom" ones. */
  strategy: string;
  urls: readonly RegExp[];
}

export const FEATURES = [
  { feature: "interiors-redirect", strategy: "default", urls: [/^\/in\/?$/] },
] as const satisfies readonly FeatureRow[];

export type FeatureCheck = (feature: string, strategy: string) => Promise<boolean>;

export function featuresAt(path: string, features: readonly FeatureRow[] = FEATURES): FeatureRow[] {
  return features.filter((row) => isChecked(row) && row.urls.some((url) => url.test(path)));
}

/** Features are off on the page itself, because the visitor is redirected if one is on. */
export function togglesAt(path: string): Record<string, boolean> {
  return Object.fromEntries(featuresAt(path).map(({ feature }) => [feature, false]));
}

export async function checkFeaturesFor(
  path: string,
  check: FeatureCheck,
  features: readonly FeatureRow[] = FEATURES,
): Promise<Record<string, boolean>> {
  const actions = featureActions(check, features);
  const wanted = featuresAt(path, features);
  const answers = await Promise.all(wanted.map(async ({ feature }) => [feature, await actions[feature]?.()]));
  return Object.fromEntries(answers);
}

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

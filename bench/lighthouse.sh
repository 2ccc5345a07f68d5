#!/usr/bin/env bash
# Lighthouse's four mobile scores for pages of a running site:
#   bash bench/lighthouse.sh [http://localhost:3000] [path …]
set -euo pipefail
base=${1:-http://localhost:3000}
shift || true
paths=("$@")
if [ ${#paths[@]} -eq 0 ]; then
  paths=(
    /in /sg /my /sa /sa-ar
    /in/design-ideas /in/design-ideas/kitchen-designs
    /in/design-ideas/kitchen-designs/designs/modern-kitchen
    /in/design-ideas/kitchen-designs/designs-price/modern-kitchen-price
    /in/designs/kitchen/modern-kitchen /sa-ar/designs/kitchen/modern-kitchen
  )
fi
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
for path in "${paths[@]}"; do
  report=$(${LIGHTHOUSE:-npx --yes lighthouse@13.5.0} "$base$path" --quiet --output=json \
    --chrome-flags="--headless=new --no-sandbox --disable-gpu")
  node -e '
    const { categories, audits } = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
    const scores = ["performance", "accessibility", "best-practices", "seo"].map((id) => `${id} ${Math.round(categories[id].score * 100)}`);
    const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"].map((id) => `${id} ${audits[id].displayValue}`);
    const failed = Object.values(audits).filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score === 0);
    console.log(process.argv[1], [...scores, ...times].join(" | "), failed.map(({ id }) => id).join(" "));
  ' "$path" <<<"$report"
done

#!/usr/bin/env bash
# Lighthouse's four mobile scores for the home pages of a running site: bash bench/lighthouse.sh [http://localhost:3000]
set -euo pipefail
base=${1:-http://localhost:3000}
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
for region in in sg my sa sa-ar; do
  report=$(npx --yes lighthouse@13.5.0 "$base/$region" --quiet --output=json \
    --chrome-flags="--headless=new --no-sandbox --disable-gpu")
  node -e '
    const { categories, audits } = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
    const scores = ["performance", "accessibility", "best-practices", "seo"].map((id) => `${id} ${Math.round(categories[id].score * 100)}`);
    const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"].map((id) => `${id} ${audits[id].displayValue}`);
    console.log(process.argv[1], [...scores, ...times].join(" | "));
  ' "$region" <<<"$report"
done

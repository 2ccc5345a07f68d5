import { useText } from "../../../ui/text/text.tsx";
import type { PageName } from "../../../urls/url-table.ts";
import { useLayout } from "../layouts/layout-context.tsx";
import { hrefOf, resolveLinks } from "../layouts/menus/menu-link.ts";
import { LINKS, type LinkName } from "../layouts/menus/menu-links.ts";
import "./also-look-at.css";

const MOST = 4;

export function AlsoLookAt() {
  const { t } = useText();
  const { edition, path, page } = useLayout();
  const names = RELATED_PAGES[page.name] ?? [];
  const others = names.map((name) => LINKS[name]).filter((link) => hrefOf(edition, link) !== path);
  const links = resolveLinks(edition, others).slice(0, MOST);
  if (links.length < 2) return null;
  return (
    <nav className="also" aria-labelledby="also-title">
      <div className="wrap row also__in">
        <h2 className="t15 soft" id="also-title">
          {t("layout.alsoLookAt")}
        </h2>
        <ul className="row also__links">
          {links.map(({ label, href }) => (
            <li key={label}>
              <a className="tap t15 strong link" href={href}>
                {t(label)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

type Related = readonly LinkName[];

const PRICES: Related = ["calculator", "typicalHomes", "milestones", "how", "planner"];
const KITCHEN: Related = [
  "kitchens",
  "kitchenCalculator",
  "customKitchens",
  "finishes",
  "kitchenAndWardrobe",
];
const WARDROBE: Related = [
  "wardrobes",
  "wardrobeCalculator",
  "customWardrobes",
  "finishes",
  "kitchenAndWardrobe",
];
const COMPANY: Related = ["about", "reviews", "awards", "press", "careers", "designers", "partners"];
const SERVICE: Related = ["questions", "how", "warranty", "milestones", "contact"];
const CAMPAIGN: Related = ["offers", "calculator", "ideas", "how", "designers"];

/**
 * Related pages, closest first; the first four that an edition has are shown. Pages of the lead flow, embeds and
 * private pages are never listed.
 */
const RELATED_PAGES: Partial<Record<PageName, Related>> = {
  "about-us": COMPANY,
  awards: COMPANY,
  "building-rules": ["planner", "how", "calculator", "typicalHomes"],
  "campaign-page": CAMPAIGN,
  "chinese-new-year": CAMPAIGN,
  "commercial-interiors": ["offerings", "how", "fullHome", "kitchenAndWardrobe", "centres"],
  "cookie-policy": SERVICE,
  "custom-modular-kitchens": KITCHEN,
  "custom-modular-wardrobes": WARDROBE,
  "design-to-installation": PRICES,
  finishes: ["kitchens", "wardrobes", "customKitchens", "customWardrobes"],
  "full-home-interiors": ["calculator", "how", "ideas", "kitchenAndWardrobe", "commercial", "planner"],
  "hire-a-designer-ikea": ["kitchenAndWardrobe", "offerings", "calculator", "centres", "how"],
  "home-interior-price-calculator": ["kitchenCalculator", "wardrobeCalculator", "typicalHomes", "milestones"],
  "how-it-works": ["milestones", "calculator", "rules", "planner", "promise"],
  "kitchen-and-wardrobe-interiors": ["fullHome", "offerings", "priced", "how", "calculator"],
  "kitchen-cabinets": KITCHEN,
  "kitchen-price-calculator": KITCHEN,
  "know-your-kitchen": KITCHEN,
  "know-your-wardrobe": WARDROBE,
  "launch-family-offer2": CAMPAIGN,
  "livspace-kitchens-wardrobes": KITCHEN,
  magazine: ["trendingStories", "festiveStories", "homeStories", "ideas"],
  "modular-interiors": ["customKitchens", "customWardrobes", "finishes", "fullHome"],
  "move-in-planner": ["rules", "how", "calculator", "milestones"],
  offerings: ["how", "calculator", "ideas", "centres", "designers"],
  privacy: SERVICE,
  "renovation-price-calculator": ["hdbAndCondo", "milestones", "rules", "planner"],
  "sg-interiors": ["hdbAndCondo", "renovationCalculator", "ideas", "rules", "designers"],
  "wardrobe-cabinets": WARDROBE,
  "wardrobe-price-calculator": WARDROBE,
};

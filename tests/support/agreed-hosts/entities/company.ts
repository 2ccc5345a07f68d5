import { pictureOf } from "../pictures.ts";

/** The content of a document is defined by the company, so nothing in it fits our schemas. */
export function pageDocument(slug: string) {
  return {
    jsonBody: {
      title: `THEIR page ${slug}`,
      sections: [{ type: "their-banner", heading: "THEIR banner", picture: pictureOf("banner", 2) }],
    },
  };
}

/** EN-38, as the search returns it. */
export const CENTRES = [
  { cityName: "THEIR city", groupItems: [{ lat: 12.93, lng: 77.62 }], zoomMobile: 9.5, zoomDesktop: 10.5 },
];

/** Entity EN-36 of the specification. */
export const NEWS = Array.from({ length: 12 }, (_, index) => ({
  title: `THEIR news ${index + 1}`,
  external_link: `https://press.elsewhere.example/${index + 1}`,
  image: pictureOf("news", index),
}));

/** Entities EN-02, EN-03, EN-04 of the specification. */
export const JOBS = {
  recruitee: [{ department: "Design", city: "Singapore", title: "THEIR designer", country_code: "SG" }],
  peopleStrong: [
    {
      jobCode: "THEIR-1",
      locationHierarchy: "Bengaluru",
      locationHierarchyComplete: "Asia>India>Karnataka>Bengaluru",
      organizationUnit: "Sales",
      jobTitle: "THEIR salesperson",
      jobPostedDate: "2025-03-01",
      jobDetailUrl: "https://jobs.elsewhere.example/1",
      expRange: "3 - 6 years",
    },
  ],
  skillate: [
    {
      office: { city: "Mumbai", country: "India" },
      department: "Projects",
      title: "THEIR builder",
      created_on: "2025-03-02",
      link: "https://jobs.elsewhere.example/2",
      id: 2,
      experience_start: 2,
      experience_end: 5,
    },
  ],
};

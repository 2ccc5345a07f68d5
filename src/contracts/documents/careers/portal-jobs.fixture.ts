export const RECRUITEE_JOB = {
  id: 11,
  title: "SENIOR DESIGNER",
  department: "Design",
  city: "Bengaluru",
  country_code: "IN",
  published_at: "2026-05-14 09:30:00 UTC",
  careers_url: "https://example.com/o/senior-designer",
};

export const PEOPLE_STRONG_JOB = {
  jobCode: "PS-7",
  jobTitle: "site engineer - MEP",
  organizationUnit: "Civil & MEP",
  locationHierarchy: "Pune",
  locationHierarchyComplete: "Asia>India>Maharashtra>Pune",
  jobPostedDate: "2026-07-02",
  jobDetailUrl: "https://example.com/jobs/PS-7",
  expRange: "1 - 3 years",
};

export const SKILLATE_JOB = {
  id: 90,
  title: "Showroom host",
  department: "Experience centres",
  office: { city: "Singapore", country: "Singapore" },
  created_on: "2026-06-20T04:00:00Z",
  link: "https://example.com/s/90",
  experience_start: 2,
  experience_end: 5,
};

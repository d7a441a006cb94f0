/** Advertiser industries; IDs are stored, names are displayed. */
export const INDUSTRIES = [
  { id: 'agriculture', name: 'Agriculture' },
  { id: 'automotive', name: 'Automotive' },
  { id: 'beauty_personal_care', name: 'Beauty and personal care' },
  { id: 'business_services', name: 'Business services' },
  { id: 'construction_trades', name: 'Construction and trades' },
  { id: 'consumer_electronics', name: 'Consumer electronics' },
  { id: 'consumer_goods', name: 'Consumer goods' },
  { id: 'education', name: 'Education and training' },
  { id: 'energy_utilities', name: 'Energy and utilities' },
  { id: 'entertainment_events', name: 'Entertainment and events' },
  { id: 'fashion', name: 'Fashion and accessories' },
  { id: 'finance_insurance', name: 'Finance and insurance' },
  { id: 'food_beverages', name: 'Food and beverages' },
  { id: 'gaming', name: 'Gaming' },
  { id: 'government_public', name: 'Government and public services' },
  { id: 'health_medicine', name: 'Health and medicine' },
  { id: 'home_garden', name: 'Home and garden' },
  { id: 'industry_manufacturing', name: 'Industry and manufacturing' },
  { id: 'legal', name: 'Legal services' },
  { id: 'media_publishing', name: 'Media and publishing' },
  { id: 'non_profit', name: 'Non-profit' },
  { id: 'pets', name: 'Pets' },
  { id: 'politics', name: 'Politics' },
  { id: 'real_estate', name: 'Real estate' },
  { id: 'recruitment', name: 'Recruitment' },
  { id: 'restaurants', name: 'Restaurants and bars' },
  { id: 'retail', name: 'Retail and e-commerce' },
  { id: 'software_technology', name: 'Software and technology' },
  { id: 'sports_fitness', name: 'Sports and fitness' },
  { id: 'telecommunications', name: 'Telecommunications' },
  { id: 'transport_logistics', name: 'Transport and logistics' },
  { id: 'travel_tourism', name: 'Travel and tourism' },
  { id: 'other', name: 'Other' },
] as const

export type IndustryId = (typeof INDUSTRIES)[number]['id']

/** Only the IDs, for schemas. */
export const INDUSTRY_IDS = INDUSTRIES.map(({ id }) => id)

/** The display name of an industry. */
export function industryName(id: IndustryId): string {
  return INDUSTRIES.find((industry) => industry.id === id)?.name ?? 'Other'
}

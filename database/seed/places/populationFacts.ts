import type { CampaignCountry } from '#domain/foundation/geo/country.ts'

/** A first-order division: its GeoNames code (in the US the postal abbreviation), its name, and its population where it is not the sum of its cells. */
export interface StateFact {
  code: string
  name: string
  population: number | null
}

export interface CountryFact {
  population: number
  /** Sources of the numbers, which are facts of public statistics. */
  source: string
  states: StateFact[]
}

function states(rows: readonly (readonly [string, string, number | null])[]): StateFact[] {
  return rows.map(([code, name, population]) => ({ code, name, population }))
}

const US = states([
  ['AL', 'Alabama', null],
  ['AK', 'Alaska', null],
  ['AZ', 'Arizona', null],
  ['AR', 'Arkansas', null],
  ['CA', 'California', null],
  ['CO', 'Colorado', null],
  ['CT', 'Connecticut', null],
  ['DE', 'Delaware', null],
  ['DC', 'District of Columbia', null],
  ['FL', 'Florida', null],
  ['GA', 'Georgia', null],
  ['HI', 'Hawaii', null],
  ['ID', 'Idaho', null],
  ['IL', 'Illinois', null],
  ['IN', 'Indiana', null],
  ['IA', 'Iowa', null],
  ['KS', 'Kansas', null],
  ['KY', 'Kentucky', null],
  ['LA', 'Louisiana', null],
  ['ME', 'Maine', null],
  ['MD', 'Maryland', null],
  ['MA', 'Massachusetts', null],
  ['MI', 'Michigan', null],
  ['MN', 'Minnesota', null],
  ['MS', 'Mississippi', null],
  ['MO', 'Missouri', null],
  ['MT', 'Montana', null],
  ['NE', 'Nebraska', null],
  ['NV', 'Nevada', null],
  ['NH', 'New Hampshire', null],
  ['NJ', 'New Jersey', null],
  ['NM', 'New Mexico', null],
  ['NY', 'New York', null],
  ['NC', 'North Carolina', null],
  ['ND', 'North Dakota', null],
  ['OH', 'Ohio', null],
  ['OK', 'Oklahoma', null],
  ['OR', 'Oregon', null],
  ['PA', 'Pennsylvania', null],
  ['RI', 'Rhode Island', null],
  ['SC', 'South Carolina', null],
  ['SD', 'South Dakota', null],
  ['TN', 'Tennessee', null],
  ['TX', 'Texas', null],
  ['UT', 'Utah', null],
  ['VT', 'Vermont', null],
  ['VA', 'Virginia', null],
  ['WA', 'Washington', null],
  ['WV', 'West Virginia', null],
  ['WI', 'Wisconsin', null],
  ['WY', 'Wyoming', null],
])

const CA = states([
  ['01', 'Alberta', 4262635],
  ['02', 'British Columbia', 5000879],
  ['03', 'Manitoba', 1342153],
  ['04', 'New Brunswick', 775610],
  ['05', 'Newfoundland and Labrador', 510550],
  ['07', 'Nova Scotia', 969383],
  ['08', 'Ontario', 14223942],
  ['09', 'Prince Edward Island', 154331],
  ['10', 'Quebec', 8501833],
  ['11', 'Saskatchewan', 1132505],
  ['12', 'Yukon', 40232],
  ['13', 'Northwest Territories', 41070],
  ['14', 'Nunavut', 36858],
])

const GB = states([
  ['ENG', 'England', 56536419],
  ['WLS', 'Wales', 3105410],
  ['SCT', 'Scotland', 5479900],
  ['NIR', 'Northern Ireland', 1904563],
])

const DE = states([
  ['01', 'Baden-Württemberg', 11124642],
  ['02', 'Bavaria', 13176989],
  ['03', 'Bremen', 676463],
  ['04', 'Hamburg', 1853935],
  ['05', 'Hesse', 6295017],
  ['06', 'Lower Saxony', 8027031],
  ['07', 'North Rhine-Westphalia', 17924591],
  ['08', 'Rhineland-Palatinate', 4106485],
  ['09', 'Saarland', 982348],
  ['10', 'Schleswig-Holstein', 2922005],
  ['11', 'Brandenburg', 2537868],
  ['12', 'Mecklenburg-Western Pomerania', 1611160],
  ['13', 'Saxony', 4043002],
  ['14', 'Saxony-Anhalt', 2169253],
  ['15', 'Thuringia', 2108863],
  ['16', 'Berlin', 3677472],
])

const AT = states([
  ['01', 'Burgenland', 301250],
  ['02', 'Carinthia', 568984],
  ['03', 'Lower Austria', 1718373],
  ['04', 'Upper Austria', 1522825],
  ['05', 'Salzburg', 568346],
  ['06', 'Styria', 1265198],
  ['07', 'Tyrol', 771304],
  ['08', 'Vorarlberg', 406395],
  ['09', 'Vienna', 1982097],
])

/** The cantons share the national total in proportion to their towns. */
const CH = states([
  ['AG', 'Aargau', null],
  ['AI', 'Appenzell Innerrhoden', null],
  ['AR', 'Appenzell Ausserrhoden', null],
  ['BE', 'Bern', null],
  ['BL', 'Basel-Landschaft', null],
  ['BS', 'Basel-Stadt', null],
  ['FR', 'Fribourg', null],
  ['GE', 'Geneva', null],
  ['GL', 'Glarus', null],
  ['GR', 'Graubünden', null],
  ['JU', 'Jura', null],
  ['LU', 'Lucerne', null],
  ['NE', 'Neuchâtel', null],
  ['NW', 'Nidwalden', null],
  ['OW', 'Obwalden', null],
  ['SG', 'St. Gallen', null],
  ['SH', 'Schaffhausen', null],
  ['SO', 'Solothurn', null],
  ['SZ', 'Schwyz', null],
  ['TG', 'Thurgau', null],
  ['TI', 'Ticino', null],
  ['UR', 'Uri', null],
  ['VD', 'Vaud', null],
  ['VS', 'Valais', null],
  ['ZG', 'Zug', null],
  ['ZH', 'Zürich', null],
])

const AU = states([
  ['01', 'Australian Capital Territory', 454499],
  ['02', 'New South Wales', 8072163],
  ['03', 'Northern Territory', 232605],
  ['04', 'Queensland', 5156138],
  ['05', 'South Australia', 1781516],
  ['06', 'Tasmania', 557571],
  ['07', 'Victoria', 6503491],
  ['08', 'Western Australia', 2660026],
])

const NZ = states([
  ['E7', 'Auckland', 1656486],
  ['E8', 'Bay of Plenty', 334140],
  ['E9', 'Canterbury', 651027],
  ['F1', 'Gisborne', 51135],
  ['F2', "Hawke's Bay", 175074],
  ['F3', 'Manawatū-Whanganui', 251412],
  ['F4', 'Marlborough', 49431],
  ['F5', 'Nelson', 52584],
  ['F6', 'Northland', 194007],
  ['F7', 'Otago', 240900],
  ['F8', 'Southland', 100143],
  ['F9', 'Taranaki', 126015],
  ['G1', 'Waikato', 498771],
  ['G2', 'Wellington', 520971],
  ['G3', 'West Coast', 33390],
  ['TAS', 'Tasman', 57807],
])

function total(all: readonly StateFact[]): number {
  return all.reduce((sum, state) => sum + (state.population ?? 0), 0)
}

/** Populations by place, to which the estimates of all places are scaled. */
export const POPULATION_FACTS = {
  US: {
    population: 329_718_212,
    source:
      'U.S. Census Bureau, American Community Survey, by ZIP code area: 329,718,212 in 50 states and DC',
    states: US,
  },
  CA: {
    population: total(CA),
    source: 'Statistics Canada, 2021 census: 36,991,981',
    states: CA,
  },
  GB: {
    population: total(GB),
    source: 'Office for National Statistics, mid-2021 estimates: 67,026,292',
    states: GB,
  },
  DE: {
    population: total(DE),
    source: 'Statistisches Bundesamt, 31 December 2021: 83,237,124',
    states: DE,
  },
  AT: {
    population: total(AT),
    source: 'Statistik Austria, 1 January 2023: 9,104,772',
    states: AT,
  },
  CH: {
    population: 8_815_385,
    source: 'Bundesamt für Statistik, 31 December 2022: 8,815,385',
    states: CH,
  },
  AU: {
    population: total(AU),
    source:
      'Australian Bureau of Statistics, 2021 census, states and mainland territories: 25,418,009',
    states: AU,
  },
  NZ: {
    population: total(NZ),
    source: 'Stats NZ, 2023 census, the 16 regions: 4,993,293',
    states: NZ,
  },
} as const satisfies Record<CampaignCountry, CountryFact>

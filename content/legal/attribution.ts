/** A third-party work in the product, with its license. */
export interface Attribution {
  name: string
  href: string
  /** Where it appears, or what it is used for. */
  use: string
  license: string
  licenseHref: string
  /** Our changes, if the license requires their mention. */
  changes?: string
}

export interface AttributionGroup {
  title: string
  intro: string
  items: Attribution[]
}

const CC_BY_4 = {
  license: 'CC BY 4.0',
  licenseHref: 'https://creativecommons.org/licenses/by/4.0/',
}
const OFL = { license: 'SIL Open Font License 1.1', licenseHref: 'https://openfontlicense.org/' }
const PUBLIC_DOMAIN_US = {
  license: 'Public domain',
  licenseHref: 'https://www.census.gov/about/policies/open-gov/open-data.html',
}
const MIT = { license: 'MIT', licenseHref: 'https://opensource.org/license/mit' }
const ISC = { license: 'ISC', licenseHref: 'https://opensource.org/license/isc-license-txt' }
const APACHE_2 = {
  license: 'Apache 2.0',
  licenseHref: 'https://www.apache.org/licenses/LICENSE-2.0',
}

const POPULATION_NOTE =
  'In the US people are counted by ZIP code area. In England, Wales, New Zealand and Canada they are shared as small areas were counted. Elsewhere their number is an estimate: official totals of states and countries, spread over places.'

/** The works on the credits page. */
export const ATTRIBUTION_GROUPS: readonly AttributionGroup[] = [
  {
    title: 'Places and people',
    intro: POPULATION_NOTE,
    items: [
      {
        name: 'GeoNames',
        href: 'https://www.geonames.org/',
        use: 'Names, positions and populations of cities and towns; US ZIP codes and the postal codes of seven countries',
        ...CC_BY_4,
        changes:
          'Reduced to eight countries, repeated places and sections of cities merged, populations outside the US scaled to official totals and spread over postal codes, which lie where these people are.',
      },
      {
        name: 'simplemaps.com US ZIP Codes Database',
        href: 'https://simplemaps.com/data/us-zips',
        use: 'The people of each US ZIP code area, as the Census Bureau’s American Community Survey counts them (edition of 2025)',
        ...CC_BY_4,
        changes: 'Reduced to the code and its population; codes without an area have nobody.',
      },
      {
        name: 'Office for National Statistics',
        href: 'https://www.ons.gov.uk/census',
        use: 'The people of small areas of England and Wales (Census 2021). Contains National Statistics data © Crown copyright and database right 2021; contains OS data © Crown copyright',
        license: 'Open Government Licence 3.0',
        licenseHref: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
        changes: 'Added up by postal area and scaled to the totals of mid-2021.',
      },
      {
        name: 'Stats NZ',
        href: 'https://www.stats.govt.nz/',
        use: 'The people of small areas of New Zealand (2022)',
        ...CC_BY_4,
        changes: 'Added up by postal code and scaled to the regions of the 2023 census.',
      },
      {
        name: 'Statistics Canada',
        href: 'https://www.statcan.gc.ca/',
        use: 'The people of Canadian postal areas (Census 2016, table 98-402-X2016001)',
        license: 'Statistics Canada Open Licence',
        licenseHref: 'https://www.statcan.gc.ca/en/reference/licence',
        changes: 'Scaled to the totals of the provinces.',
      },
      {
        name: 'U.S. Census Bureau',
        href: 'https://www.census.gov/',
        use: 'Population of US ZIP code areas (American Community Survey); boundaries of states and counties on the maps',
        ...PUBLIC_DOMAIN_US,
      },
      {
        name: 'Natural Earth',
        href: 'https://www.naturalearthdata.com/',
        use: 'Boundaries of countries and lakes on the maps',
        license: 'Public domain',
        licenseHref: 'https://www.naturalearthdata.com/about/terms-of-use/',
      },
      {
        name: 'U.S. Atlas and World Atlas TopoJSON',
        href: 'https://github.com/topojson',
        use: 'The boundaries above in the form the maps are drawn from',
        ...ISC,
      },
      {
        name: 'Statistics Canada, Office for National Statistics, Statistisches Bundesamt, Statistik Austria, Bundesamt für Statistik, Australian Bureau of Statistics, Stats NZ',
        href: 'https://unstats.un.org/home/nso_sites/',
        use: 'Official population figures of provinces, states, nations and regions, used as facts',
        license: 'Published official figures',
        licenseHref: 'https://unstats.un.org/home/nso_sites/',
      },
    ],
  },
  {
    title: 'Type and pictures',
    intro: 'Fonts and icons are served from our own address.',
    items: [
      {
        name: 'Bricolage Grotesque',
        href: 'https://github.com/ateliertriay/bricolage',
        use: 'Headings, on the site and in documents',
        ...OFL,
      },
      {
        name: 'Noto Sans',
        href: 'https://github.com/notofonts',
        use: 'Names in documents: Greek and Cyrillic, and the scripts of South and Southeast Asia, the Caucasus, Ethiopia and the Middle East.',
        ...OFL,
      },
      {
        name: 'Noto Sans CJK',
        href: 'https://github.com/notofonts/noto-cjk',
        use: 'Chinese, Japanese and Korean names on invoices.',
        ...OFL,
      },
      {
        name: 'Figtree',
        href: 'https://github.com/erikdkennedy/figtree',
        use: 'Text, on the site and in documents',
        ...OFL,
      },
      { name: 'Lucide', href: 'https://lucide.dev/', use: 'Icons', ...ISC },
      {
        name: 'Twemoji',
        href: 'https://github.com/jdecked/twemoji',
        use: 'Flags in the telephone field, as the font Twemoji Country Flags',
        ...CC_BY_4,
      },
    ],
  },
  {
    title: 'Advertising standards',
    intro: 'Formats and weights follow published industry guidelines.',
    items: [
      {
        name: 'IAB Tech Lab',
        href: 'https://iabtechlab.com/standards/',
        use: 'Names and recommended file weights of ad formats, and the terms of OpenDirect',
        license: 'CC BY 3.0',
        licenseHref: 'https://creativecommons.org/licenses/by/3.0/',
      },
    ],
  },
  {
    title: 'Rules and formats',
    intro: 'Open source that checks what you enter.',
    items: [
      {
        name: 'libphonenumber-js',
        href: 'https://gitlab.com/catamphetamine/libphonenumber-js',
        use: 'Telephone numbers of all countries',
        ...MIT,
      },
      {
        name: 'libphonenumber',
        href: 'https://github.com/google/libphonenumber',
        use: 'The telephone numbering data behind it',
        ...APACHE_2,
      },
      {
        name: 'postcode-validator',
        href: 'https://github.com/melwynfurtado/postcode-validator',
        use: 'Postcodes by country',
        ...MIT,
      },
      {
        name: 'zxcvbn-ts',
        href: 'https://github.com/zxcvbn-ts/zxcvbn',
        use: 'The most common passwords, which are refused',
        changes: 'those of ten characters and more, in lower case.',
        ...MIT,
      },
      {
        name: 'US Federal Holidays',
        href: 'https://github.com/18F/us-federal-holidays',
        use: 'Working days',
        license: 'CC0 1.0',
        licenseHref: 'https://creativecommons.org/publicdomain/zero/1.0/',
      },
    ],
  },
  {
    title: 'Software',
    intro: 'The main open-source projects this site is built with.',
    items: [
      { name: 'React', href: 'https://react.dev/', use: 'Pages', ...MIT },
      { name: 'React Router', href: 'https://reactrouter.com/', use: 'Routes', ...MIT },
      {
        name: 'React Aria',
        href: 'https://react-spectrum.adobe.com/react-aria/',
        use: 'Accessible controls',
        ...APACHE_2,
      },
      { name: 'Hono', href: 'https://hono.dev/', use: 'The API', ...MIT },
      { name: 'Zod', href: 'https://zod.dev/', use: 'Checks of all input', ...MIT },
      { name: 'Drizzle ORM', href: 'https://orm.drizzle.team/', use: 'The database', ...APACHE_2 },
      { name: 'D3', href: 'https://d3js.org/', use: 'Maps and charts', ...ISC },
      { name: 'TopoJSON', href: 'https://github.com/topojson/topojson', use: 'Maps', ...ISC },
    ],
  },
]

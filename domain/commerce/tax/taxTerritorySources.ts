import type { TerritoryName } from './taxTerritory.ts'

const ART_6 = 'Council Directive 2006/112/EC, Article 6'
const ART_5 = 'Council Directive 2006/112/EC, Article 5'

/** The law behind each row of the table of territories. As of 2026-11. */
export const TAX_TERRITORY_SOURCES = {
  Monaco: 'Council Directive 2006/112/EC, Article 7(2)',
  Büsingen: `${ART_6}(2); Swiss VAT Act (SR 641.20), Article 3(a); Swiss Customs Act (SR 631.0), Article 3(2)`,
  Heligoland: `${ART_6}(2); German VAT Act (UStG), § 1(2)`,
  'Canary Islands': `${ART_6}(1)`,
  'Ceuta and Melilla': `${ART_6}(2)`,
  Åland: `${ART_6}(1)`,
  'French overseas departments': `${ART_6}(1); French tax code (CGI), Article 294`,
  'French overseas territories': `${ART_5}(2); TFEU, Article 355 and Annex II`,
  'Mount Athos': `${ART_6}(1)`,
  Livigno: `${ART_6}(2); Italian VAT decree (DPR 633/1972), Article 7`,
  'Campione d’Italia': `${ART_6}(1) since January 1, 2020 (Directive (EU) 2019/475)`,
  'San Marino': `${ART_5}; Italian VAT decree (DPR 633/1972), Article 71`,
  'Vatican City': `${ART_5}; Italian VAT decree (DPR 633/1972), Article 71`,
  'Faroe Islands': 'TFEU, Article 355(5)(a); Danish VAT Act (Momsloven), § 2(1)',
  Greenland: 'TFEU, Article 355(2) and Annex II; Danish VAT Act (Momsloven), § 2(1)',
  'Dutch Caribbean': 'TFEU, Article 355(2) and Annex II; Dutch VAT Act 1968, Article 2a',
  Madeira:
    'Council Directive 2006/112/EC, Article 104(3) since Directive (EU) 2022/542; Portuguese VAT code (CIVA), Article 18(3)',
  Azores:
    'Council Directive 2006/112/EC, Article 104(3) since Directive (EU) 2022/542; Portuguese VAT code (CIVA), Article 18(3)',
  'Jungholz and Mittelberg':
    'Council Directive 2006/112/EC, Article 104(1); Austrian VAT Act (UStG 1994), § 10(4)',
  'Isle of Man': 'Council Directive 2006/112/EC, Article 7(2); Isle of Man Act 1979, section 6',
  'Northern Ireland':
    'Value Added Tax Act 1994, section 40A: EU rules hold for goods only, services as in Great Britain',
  Jersey: 'Value Added Tax Act 1994, section 96(11)',
  Guernsey: 'Value Added Tax Act 1994, section 96(11)',
  Gibraltar: 'Act of Accession 1972, Article 28; Value Added Tax Act 1994, section 96(11)',
  Liechtenstein: 'Agreement on VAT between Switzerland and Liechtenstein of October 28, 1994',
  Samnaun: 'Swiss VAT Act (SR 641.20), Article 4(1): the Act holds for services',
  'Norfolk Island': 'A New Tax System (GST) Act 1999, section 195-1 (external territories)',
  'Christmas Island': 'A New Tax System (GST) Act 1999, section 195-1 (external territories)',
  'Cocos Islands': 'A New Tax System (GST) Act 1999, section 195-1 (external territories)',
  'Cook Islands, Niue and Tokelau': 'Goods and Services Tax Act 1985, section 2 (New Zealand)',
  'Puerto Rico': 'US Code, title 26, section 7701(d); Puerto Rico Internal Revenue Code 2011',
  'US Virgin Islands': 'US Code, title 48, section 1541: outside the states',
  'American Samoa': 'US Code, title 48, section 1661: outside the states',
  'Guam and the Northern Mariana Islands':
    'US Code, title 48, sections 1421a and 1801: outside the states',
} as const satisfies Record<TerritoryName, string>

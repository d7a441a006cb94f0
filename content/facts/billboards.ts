import type { Fact } from './fact.ts'

/** What pages say of screens, and who says so. */
export const BILLBOARD_FACTS = {
  'DOOH-B1': {
    source: 'crossvertise KMU-Werbeindex via invidis',
    year: 'Mar 2025',
    url: 'https://invidis.de/2025/03/ooh-magazin-12025-datenschatz-fuer-out-of-home/',
  },
  'DOOH-B2': {
    source: 'Blip help',
    year: 'current',
    url: 'https://help.blipbillboards.com/what-you-need-to-know-after-launching-your-campaign',
  },
  'DOOH-B3': {
    source: 'Zoo in a Jungle',
    year: '2020',
    url: 'https://www.zooinajungle.com/2020/when-to-buy-billboards-as-a-small-business/',
  },
  'DOOH-C2': {
    source: 'Solomon Partners for OAAA, via MediaPost and Inside Audio Marketing',
    year: 'Jan 2022',
    url: 'https://www.mediapost.com/publications/article/371523/study-benchmarks-cheapestmost-expensive-ad-media.html?edition=125411',
  },
  'DOOH-C5': {
    source: 'smallbusinessnet.org',
    year: 'undated',
    url: 'https://smallbusinessnet.org/blog/billboards-cost',
  },
  'DOOH-K1': {
    source: 'Billups',
    year: 'Aug 2023',
    url: 'https://www.billups.com/articles/measure-results-programmatic-dooh',
  },
  'DOOH-K2': {
    source: 'AdQuick',
    year: '2025',
    url: 'https://www.adquick.com/guides/cost-effective-digital-billboard-guide',
  },
  'DOOH-K3': {
    source: 'MRC via tastyad, PPC Land, MediaPost',
    year: '2024/25',
    url: 'https://tastyad.com/new-out-of-home-measurement-standards-from-mrc',
  },
  'DOOH-K4': {
    source: 'Hansen Signworks; Sage Outdoor',
    year: 'undated',
    url: 'http://www.hansensignworks.com/terms---stats.html',
  },
  'DOOH-L2': {
    source: 'US Federal Highway Administration',
    year: 'in force',
    url: 'https://www.fhwa.dot.gov/real_estate/oac/conflict_assessment/oaconf02.cfm?redirect',
  },
  'DOOH-L3': {
    source: 'US Federal Highway Administration',
    year: 'in force',
    url: 'https://www.fhwa.dot.gov/real_estate/oac/conflict_assessment/oaconf02.cfm?redirect',
  },
  'DOOH-L4': {
    source: 'The Hill',
    year: '2007, read in 2016',
    url: 'https://thehill.com/regulation/court-battles/278961-interest-group-sues-administration-over-distracting-billboards',
  },
  'DOOH-L6': {
    source: 'Haufe; Landkreis Weilheim-Schongau',
    year: 'in force',
    url: 'https://haufe.de/recht/deutsches-anwalt-office-premium/zfs-92016-verkehrsverwaltungsrecht-stvo-neueste-en-d-werbeanlage-als-verkehrsbeeintraechtigung_idesk_PI17574_HI9731040.html',
  },
  'DOOH-L7': {
    source: 'Land Oberösterreich; werbe.at',
    year: 'in force',
    url: 'https://land-oberoesterreich.gv.at/72182.htm',
  },
  'DOOH-L8': {
    source: 'Signalisationsverordnung SR 741.21',
    year: 'in force',
    url: 'https://droit-bilingue.ch/de-it/7/74/741.21-98-113.html',
  },
  'DOOH-M1': {
    source: 'OAAA, A. Bager, State of the OOH Industry 2025',
    year: '2024',
    url: 'https://oaaa.org/blog-posts/anna-bagers-2025-state-of-the-ooh-industry-speech',
  },
  'DOOH-M2': {
    source: 'OAAA press release',
    year: 'Aug 2025',
    url: 'https://oaaa.org/news-and-events-category/news-and-press-releases',
  },
  'DOOH-M4': {
    source: 'OAAA',
    year: '2025',
    url: 'https://oaaa.org/news-and-events-category/news-and-press-releases',
  },
  'DOOH-M5': {
    source: 'eMarketer, listed by RAB',
    year: '2024',
    url: 'https://www.rab.com/whyradio/mfdetailsUpdate.cfm?theCat=Outdoor',
  },
  'DOOH-M6': {
    source: 'OAAA, listed by RAB',
    year: '2023',
    url: 'https://www.rab.com/whyradio/mfdetailsUpdate.cfm?theCat=Outdoor',
  },
  'DOOH-M7': {
    source: 'OAAA, listed by RAB',
    year: '2022',
    url: 'https://www.rab.com/whyradio/mfdetailsUpdate.cfm?theCat=Outdoor',
  },
  'DOOH-M8': {
    source: 'OAAA via Billboard Insider and Scenic America',
    year: '2020',
    url: 'https://billboardinsider.com/368263-outdoor-faces-in-the-united-states',
  },
  'DOOH-M9': {
    source: 'Nielsen Ad Trend / IDOOH via invidis',
    year: 'Jan 2026',
    url: 'https://invidis.com/news/2026/01/germany-dooh-market-surges-over-25-in-2025',
  },
  'DOOH-M10': {
    source: 'Nielsen, analyzed by BAM, via WTM Aussenwerbung',
    year: '2025',
    url: 'https://www.wtm-aussenwerbung.de/?lang=en&p=34966',
  },
  'DOOH-M11': {
    source: 'Nielsen / FAW via invidis',
    year: '2024',
    url: 'https://invidis.com/news/2025/01/nielsen-germany-2024-ooh-breaks-3bn-revenue-mark/',
  },
  'DOOH-M12': {
    source: 'OMA via B&T',
    year: 'Jan 2025',
    url: 'https://www.bandt.com.au/oma-ooh-sector-revenue-up-8-in-2024-dooh-top-75-of-net-revenue/',
  },
  'DOOH-M13': {
    source: 'Outsmart / PwC',
    year: 'Feb 2025',
    url: 'https://outsmart.org.uk/keep-up-to-date/news/751/out-of-home-reports-its-best-year-ever-with-p1-4bn-revenue-in-2024',
  },
  'DOOH-M14': {
    source: 'IDOOH blog',
    year: '2025',
    url: 'https://idooh.media/blog/dooh-in-oesterreich-alle-zeichen-auf-wachstum/',
  },
  'DOOH-M16': {
    source: 'Stiftung Werbestatistik Schweiz via persoenlich.com',
    year: 'May 2025',
    url: 'https://www.persoenlich.com/kategorie-werbung/kino-und-aussenwerbung-leicht-im-plus',
  },
  'DOOH-M17': {
    source: 'PwC for AWS via invidis, persoenlich',
    year: 'Feb 2023',
    url: 'https://invidis.de/2023/02/2022-das-erwirtschaftete-die-schweizer-aussenwerbung/',
  },
  'DOOH-M18': {
    source: 'OOHMAA',
    year: 'Apr 2024',
    url: 'https://oohmaa.co.nz/blog/the-out-of-home-industry-reports-its-strongest-q1-revenue-results-to-date',
  },
  'DOOH-P1': {
    source: 'OAAA / The Harris Poll via Sixteen:Nine',
    year: 'Apr/May 2024',
    url: 'https://www.sixteen-nine.net/2024/05/01/new-oaaa-research-suggests-strong-linkage-between-dooh-ads-and-consumer-actions/',
  },
  'DOOH-P2': {
    source: 'OAAA and The Harris Poll via Billboard Company Atlanta',
    year: '2024',
    url: 'https://billboardcompanyatlanta.com/?p=20199',
  },
  'DOOH-P3': {
    source: 'OAAA and The Harris Poll via Billboard Company Atlanta',
    year: '2024',
    url: 'https://billboardcompanyatlanta.com/?p=20199',
  },
  'DOOH-P4': {
    source: 'Solomon Partners via invidis',
    year: 'June 2025',
    url: 'https://invidis.com/news/2025/06/out-of-home-lowest-cpms-and-highest-advertising-recall',
  },
  'DOOH-P5': {
    source: 'YouGov Profiles, listed by RAB',
    year: 'Oct 2024',
    url: 'https://www.rab.com/whyradio/mfdetailsUpdate.cfm?theCat=Outdoor',
  },
  'DOOH-P6': {
    source: 'MRI-Simmons, listed by RAB',
    year: 'autumn 2024',
    url: 'https://www.rab.com/whyradio/mfdetailsUpdate.cfm?theCat=Outdoor',
  },
  'DOOH-P7': {
    source: 'National Outdoor Media; Influize',
    year: 'undated',
    url: 'https://www.nationaloutdoormedia.com/digital-billboards/',
  },
  'DOOH-P8': {
    source: 'Multiply glossary',
    year: 'undated',
    url: 'https://multiply.co/glossary/dooh-cpm',
  },
  'DOOH-R1': {
    source: 'Daisy Outdoor; Kristof Creative',
    year: 'undated',
    url: 'https://www.daisyoutdoor.com/design/',
  },
  'DOOH-R2': {
    source: 'OAAA via Anic Holding and Daisy Outdoor',
    year: '2020 or before',
    url: 'https://anic-holding.com/en/2020/10/23/smjernice-za-ucinkovitiji-ooh-dizajn/',
  },
  'DOOH-R4': {
    source: 'Yahoo Ad Specs',
    year: 'undated',
    url: 'https://adspecs.yahooinc.com/dooh-ads/dooh-outdoor-displays',
  },
  'DOOH-R5': {
    source: 'Blip help',
    year: 'current',
    url: 'https://help.blipbillboards.com/billboard-design-rules',
  },
  'DOOH-S1': {
    source: 'Basis DSP help',
    year: 'undated',
    url: 'https://basis-production-helpdocs.s3.amazonaws.com/master_buyer/DSP/DOOH/DOOH_AdSpecs.htm',
  },
  'DOOH-S2': {
    source: 'Basis DSP help',
    year: 'undated',
    url: 'https://basis-production-helpdocs.s3.amazonaws.com/master_buyer/DSP/DOOH/DOOH_AdSpecs.htm',
  },
  'DOOH-S3': {
    source: 'Yahoo Ad Specs',
    year: 'undated',
    url: 'https://adspecs.yahooinc.com/dooh-ads/dooh-outdoor-displays',
  },
  'DOOH-S4': {
    source: 'OpenOOH on GitHub',
    year: 'draft',
    url: 'https://github.com/openooh/creative-formats',
  },
  'DOOH-S5': {
    source: 'SoCast support; doohmarketing.com',
    year: 'undated',
    url: 'https://support.socastdigital.com/portal/en/kb/articles/dooh-billboard-ad-specifications-and-design-guidelines',
  },
  'DOOH-S6': {
    source: 'SDN / RadiusAds',
    year: 'undated',
    url: 'https://forms.radiusads.biz/SDN/Specs',
  },
  'DOOH-T1': {
    source: 'VIOOH State of the Nation 2024 via SignageInfo',
    year: '2024',
    url: 'https://www.signageinfo.com/insights/44991/global-pdooh-market-viooh-2024/',
  },
  'DOOH-T2': {
    source: 'VIOOH via SignageInfo',
    year: '2024',
    url: 'https://www.signageinfo.com/insights/44991/global-pdooh-market-viooh-2024/',
  },
  'DOOH-T3': {
    source: 'VIOOH / MTM via MediaPost',
    year: '2023',
    url: 'https://www.mediapost.com/publications/article/388990/study-tracks-growth-of-programmatic-dooh.html',
  },
  'DOOH-T6': {
    source: 'IDOOH via invidis',
    year: 'Dec 2025',
    url: 'https://invidis.com/news/2026/01/germany-dooh-market-surges-over-25-in-2025',
  },
  'DOOH-X1': {
    source: 'airlinetrends.com',
    year: '2013',
    url: 'http://www.airlinetrends.com/2013/11/21/british-airways-look-up/',
  },
  'DOOH-X2': {
    source: 'Econsultancy; WCRS; D. Eckler',
    year: '2015',
    url: 'https://econsultancy.com/how-women-s-aid-used-digital-ooh-ads-to-make-327m-people-stop-look/',
  },
  'DOOH-X3': {
    source: 'lovethework (Eurobest entry); successfield',
    year: '2016',
    url: 'https://www.lovethework.com/work-awards/campaigns/coughing-billboard-673296',
  },
  'DOOH-X4': {
    source: 'Caples Awards',
    year: '2017',
    url: 'https://caples.org/2018-winners-results/?id=107&cat=Traditional%20media',
  },
  'DOOH-X5': {
    source: 'digitalanalyticscourse.nl',
    year: '2016',
    url: 'https://digitalanalyticscourse.nl/wg02-advertising-a/',
  },
} as const satisfies Record<string, Fact>

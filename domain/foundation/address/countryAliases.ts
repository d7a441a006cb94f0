import { COUNTRY_CODES, countryName } from './countryName.ts'
import { compareNames } from '#domain/foundation/search/foldText.ts'

/** The three-letter codes of ISO 3166-1, each after its two letters; XKX is commonly used for Kosovo. */
const THREE_LETTERS = new Map(
  (
    'ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA AZAZE ' +
    'BABIH BBBRB BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES BRBRA BSBHS ' +
    'BTBTN BVBVT BWBWA BYBLR BZBLZ CACAN CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK CLCHL CMCMR CNCHN ' +
    'COCOL CRCRI CUCUB CVCPV CWCUW CXCXR CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST ' +
    'EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK FMFSM FOFRO FRFRA GAGAB GBGBR GDGRD GEGEO GFGUF ' +
    'GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS GTGTM GUGUM GWGNB GYGUY HKHKG HMHMD ' +
    'HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD IOIOT IQIRQ IRIRN ISISL ITITA JEJEY JMJAM ' +
    'JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO LBLBN LCLCA ' +
    'LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD ' +
    'MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM ' +
    'NCNCL NENER NFNFK NGNGA NINIC NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG ' +
    'PHPHL PKPAK PLPOL PMSPM PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA ' +
    'SASAU SBSLB SCSYC SDSDN SESWE SGSGP SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD ' +
    'STSTP SVSLV SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON ' +
    'TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR ' +
    'VNVNM VUVUT WFWLF WSWSM XKXKX YEYEM YTMYT ZAZAF ZMZMB ZWZWE'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 2), pair.slice(2)]),
)

/** Other names in use: short forms, former and official names, parts of a country, names in its own language. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates', 'VAE', 'Emirate', 'Dubai', 'Abu Dhabi'],
  AT: ['Republic of Austria'],
  AU: ['Commonwealth of Australia', 'Aussie'],
  BA: ['Bosnia', 'Bosnia and Herzegovina', 'Bosnien', 'Bosna i Hercegovina'],
  BE: ['België', 'Belgique'],
  BO: ['Plurinational State of Bolivia'],
  BR: ['Brasil'],
  BY: ['Belorussia', 'Weißrussland'],
  CD: ['DRC', 'DR Congo', 'Congo-Kinshasa', 'Democratic Republic of the Congo', 'Zaire'],
  CG: ['Republic of the Congo', 'Congo-Brazzaville'],
  CH: ['Swiss', 'Suisse', 'Svizzera', 'Confoederatio Helvetica'],
  CI: ['Ivory Coast', 'Cote d Ivoire'],
  CN: ['PRC', 'Mainland China', "People's Republic of China", 'VR China'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic', 'Česko', 'Tschechische Republik', 'Tschechei'],
  DE: ['BRD', 'FRG', 'Federal Republic of Germany', 'Allemagne', 'Duitsland'],
  DK: ['Danmark'],
  DO: ['Dominican Rep'],
  EE: ['Eesti'],
  ES: ['España', 'Espana'],
  FI: ['Suomi'],
  FK: ['Falklands'],
  GB: [
    'UK',
    'GB',
    'Great Britain',
    'Britain',
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
    'United Kingdom of Great Britain and Northern Ireland',
    'Großbritannien',
    'Vereinigtes Königreich',
    'Schottland',
    'Nordirland',
  ],
  GR: ['EL', 'Hellas', 'Ellada'],
  HK: ['Hong Kong', 'Hongkong'],
  HR: ['Hrvatska'],
  HU: ['Magyarország'],
  IE: ['Eire', 'Éire', 'Republic of Ireland', 'Irish Republic', 'Republik Irland'],
  IR: ['Islamic Republic of Iran', 'Persia'],
  IS: ['Ísland'],
  IT: ['Italia'],
  JP: ['Nippon', 'Nihon'],
  KP: ['DPRK', 'Nordkorea'],
  KR: ['Korea', 'ROK', 'Republic of Korea', 'Republik Korea'],
  LA: ['Lao', 'Lao PDR'],
  LT: ['Lietuva'],
  LU: ['Luxemburg', 'Lëtzebuerg'],
  LV: ['Latvija'],
  MD: ['Republic of Moldova', 'Moldawien'],
  MK: ['Macedonia', 'FYROM', 'Mazedonien'],
  MM: ['Burma', 'Birma'],
  MO: ['Macau', 'Macao'],
  MX: ['México', 'Mejico'],
  NL: ['Holland', 'The Netherlands', 'Nederland'],
  NO: ['Norge', 'Noreg'],
  NZ: ['Aotearoa', 'NZ'],
  PH: ['Philippines', 'The Philippines', 'Pilipinas'],
  PL: ['Polska'],
  PS: ['Palestine', 'State of Palestine', 'West Bank', 'Gaza', 'Palästina'],
  PT: ['Portuguese Republic'],
  RO: ['România'],
  RS: ['Srbija'],
  RU: ['Russian Federation', 'Rossiya', 'Russische Föderation'],
  SA: ['KSA', 'Kingdom of Saudi Arabia'],
  SE: ['Sverige'],
  SI: ['Slovenija'],
  SK: ['Slovak Republic', 'Slovensko', 'Slowakische Republik'],
  SY: ['Syrian Arab Republic'],
  SZ: ['Swaziland', 'Swasiland'],
  TH: ['Siam'],
  TL: ['East Timor', 'Osttimor'],
  TR: ['Turkey', 'Türkiye', 'Turkiye'],
  TW: ['Republic of China', 'Chinese Taipei', 'ROC'],
  TZ: ['United Republic of Tanzania'],
  UA: ['Ukraina', 'Ukrayina'],
  US: [
    'USA',
    'U.S.',
    'U.S.A.',
    'America',
    'United States of America',
    'The States',
    'US of A',
    'Amerika',
    'Vereinigte Staaten von Amerika',
    'Estados Unidos',
    'EEUU',
  ],
  VA: ['Vatican', 'Holy See', 'Vatikan'],
  VC: ['St Vincent', 'Saint Vincent'],
  VE: ['Bolivarian Republic of Venezuela'],
  VG: ['BVI', 'Virgin Islands British'],
  VI: ['USVI', 'Virgin Islands US'],
  VN: ['Viet Nam'],
  ZA: ['RSA', 'Republic of South Africa', 'Suid-Afrika'],
}

/** Umlauts as typed without a key for them. */
const withoutUmlauts = (name: string) =>
  name
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('Ä', 'Ae')
    .replaceAll('Ö', 'Oe')
    .replaceAll('Ü', 'Ue')

/** "Saint Lucia" as "St. Lucia". */
const withShortSaint = (name: string) => name.replace(/^(?:Saint|Sankt) /, 'St ')

/** All names and codes for a country besides its English name: its codes, its German name, short forms. */
export function countryAliases(code: string): string[] {
  const german = countryName(code, 'de')
  const names = [german, ...(ALSO_CALLED[code] ?? [])]
  const written = [...names, countryName(code, 'en')].flatMap((name) => [
    name,
    withoutUmlauts(name),
    withShortSaint(name),
  ])
  const codes = [code, THREE_LETTERS.get(code) ?? []].flat()
  return [...new Set([...codes, ...written])]
}

/** Every country with its English name and its other names, in alphabetical order. */
export const countryItems = (): { id: string; label: string; also: string[] }[] =>
  COUNTRY_CODES.map((id) => ({ id, label: countryName(id), also: countryAliases(id) })).sort(
    (a, b) => compareNames(a.label, b.label),
  )

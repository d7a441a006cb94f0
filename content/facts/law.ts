import type { Fact } from './fact.ts'

/** Facts about the law on the pages, with their sources. */
export const LAW_FACTS = {
  'LAW-1': {
    source: 'FTC guide for small business (copy); Kelley Drye',
    year: 'in force',
    url: 'https://www.lawpublish.com/ftc-adfaq.html',
    certainty: 'high',
  },
  'LAW-3': {
    source: 'Jones Day; PPC Land',
    year: 'in force',
    url: 'https://www.jonesday.com/zh-hant/insights/2025/05/ftc-finalizes-amendments-to-coppa--rule',
    certainty: 'high',
  },
  'LAW-4': {
    source: 'Audit Socials; Bubeck Law',
    year: '2026',
    url: 'https://www.auditsocials.com/blog/us-state-privacy-laws-2026-universal-opt-out-gpc-mandatory-advertiser-targeted-advertising-enforcement-sweeps',
    certainty: 'high',
  },
  'LAW-5': {
    source: 'FEC final rule 87 FR 77467; Covington',
    year: 'in force',
    url: 'https://regulations.justia.com/regulations/fedreg/2022/12/19/2022-27132.html',
    certainty: 'high',
  },
  'LAW-6': {
    source: 'European Commission; Osborne Clarke',
    year: 'in force',
    url: 'https://commission.europa.eu/strategy-and-policy/policies/justice-and-fundamental-rights/democracy-eu-citizenship-anti-corruption/democracy-and-electoral-rights/transparency-and-targeting-political-advertising_en',
    certainty: 'high',
  },
  'LAW-7': {
    source: 'Digital Services Act, article 26; Pinsent Masons',
    year: 'in force',
    url: 'https://overview.legal/laws/dsa/art-26',
    certainty: 'high',
  },
  'LAW-9': {
    source: 'Steiger Legal; Hiscox',
    year: 'in force',
    url: 'https://steigerlegal.ch/2021/12/01/ttdsg-cookies-schweiz/',
    certainty: 'high',
  },
  'LAW-10': {
    source: 'Geistwert',
    year: 'in force',
    url: 'https://geistwert.at/neue-oesterreichische-cookie-bestimmung-im-tkg-2021-weiterhin-europarechtswidrig/',
    certainty: 'high',
  },
  'LAW-11': {
    source: 'datenrecht.ch',
    year: '2025',
    url: 'https://datenrecht.ch/edoeb-leitlinien-zu-cookies-und-aehnlichen-technologien/',
    certainty: 'high',
  },
  'LAW-12': {
    source: 'Wiggin; upday',
    year: 'in force',
    url: 'https://wiggin.eu/expertise/advertising-marketing-and-sponsorship/advertising-less-healthy-and-hfss-products',
    certainty: 'high',
  },
} as const satisfies Record<string, Fact>

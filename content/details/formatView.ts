import { adFormatLabel, type AdFormat } from '#domain/catalogue/adFormat.ts'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import { medianCpmMinor } from '#domain/catalogue/products/productFigures.ts'
import { soloPrice } from '#domain/planning/pricing/soloPrice.ts'
import { LOUDNESS, MIN_SAMPLE_RATE } from '#domain/creatives/creative/adviceLimits.ts'
import { LENGTH_TOLERANCE_MS, MAX_FILE_BYTES } from '#domain/creatives/creative/fileLimits.ts'
import { anyOf, formatFileSize, formatLufs } from '#domain/creatives/creative/measureWords.ts'
import {
  CAMPAIGN_COUNTRIES,
  type CampaignCountry,
} from '#domain/foundation/geo/campaignCountries.ts'
import { COUNTRY_NAMES } from '../wording/countryNames.ts'
import { KNOWLEDGE_LABELS, knowledgePath } from '../knowledgePaths.ts'
import { about, cpm, exact, linked } from '../local/localWords.ts'
import type { LocalTable } from '../local/localView.ts'
import { planPath } from '../sitePaths.ts'
import { detailFrame, guidesOf, linkedProduct, topicLabel } from './detailFrame.ts'
import { FORMAT_SECTION, formatPath, SHOWN_FORMATS } from './formatPages.ts'
import type { DetailView } from './detailView.ts'

const FORMATS_PAGE = 'adformats-specs'

/** The page of an audio format: the requirements on a file, a check, and its products. */
export function formatView(format: AdFormat, products: readonly Product[]): DetailView {
  const path = formatPath(format.id)
  if (!path) throw new Error(`${format.id} has no page`)
  const running = products.filter(({ formatIds }) => formatIds.includes(format.id))
  const label = adFormatLabel(format)
  const { fileTypes } = creativeLimitFor(format.mediaType)
  const lowest = running.toSorted((a, b) => priceOf(a, format) - priceOf(b, format))[0]
  return {
    ...detailFrame(FORMAT_SECTION, path),
    path,
    isListed: true,
    crumbs: [
      { label: KNOWLEDGE_LABELS[FORMATS_PAGE], to: knowledgePath(FORMAT_SECTION, FORMATS_PAGE) },
    ],
    title: `${label}: specs and where it runs`,
    description: `${label}: the length, file types, loudness and size that we check, a checker for your own file, and the ${exact(running.length)} stations that play it, with prices.`,
    lede: `A spot of at most **${format.maxSeconds} seconds** as ${anyOf(fileTypes)}. It runs on ${exact(running.length)} of ${exact(products.length)} stations${lowest ? `, from ${cpm(priceOf(lowest, format))} a thousand impressions on ${lowest.name}` : ''}.`,
    figures: keyFigures(format, running),
    curve: null,
    tables: [
      specTable(format),
      otherTable(format),
      ...CAMPAIGN_COUNTRIES.flatMap((country) => stationTable(format, running, country)),
    ],
    plans: null,
    checkedFormatId: format.id,
    plan: { to: planPath(format.mediaType), label: 'Plan an audio campaign' },
    next: guidesOf(FORMAT_SECTION),
    area: null,
    leastPriceMinor: null,
  }
}

/** The price of a product alone, in this format only. */
const priceOf = (product: Product, format: AdFormat): number =>
  soloPrice(product, { formatIds: [format.id] }).cpmMinor

function keyFigures(format: AdFormat, running: readonly Product[]): DetailView['figures'] {
  const weekly = running.reduce((sum, one) => sum + one.weeklyImpressions, 0)
  const prices = running.map((product) => ({ baseCpmMinor: priceOf(product, format) }))
  const median = medianCpmMinor(prices) ?? 0
  return [
    {
      value: `${format.maxSeconds} s`,
      text: `at most; up to ${LENGTH_TOLERANCE_MS} ms more still passes, since encoding adds a little`,
    },
    {
      value: cpm(median),
      text:
        format.cpmSurchargeMinor > 0
          ? `median price of a thousand impressions, ${cpm(format.cpmSurchargeMinor)} of it for the length`
          : 'median price of a thousand impressions, with no surcharge for the length',
    },
    {
      value: about(weekly),
      text: 'impressions are for sale each week on the stations that take it',
    },
    {
      value: formatLufs(LOUDNESS.targetLufs),
      text: `is as loud as the program; ${LOUDNESS.toleranceLu} LU more or less is fine, and beyond that we advise but do not refuse`,
    },
  ]
}

function specTable({ maxSeconds, mediaType }: AdFormat): LocalTable {
  return {
    caption: 'What a file is checked for',
    head: ['Property', 'What fits', 'Otherwise'],
    rows: [
      ['Length', `up to ${maxSeconds} s`, 'refused, with an offer to cut it'],
      [
        'File type',
        anyOf(creativeLimitFor(mediaType).fileTypes),
        'refused, with an offer to convert sound',
      ],
      [
        'Size',
        `up to ${formatFileSize(MAX_FILE_BYTES.audio)}`,
        'refused, with an offer to convert it',
      ],
      [
        'Loudness',
        `${formatLufs(LOUDNESS.targetLufs)}, ${LOUDNESS.toleranceLu} more or less`,
        'advice, with an offer to level it',
      ],
      ['Sample rate', `${MIN_SAMPLE_RATE / 1000} kHz or more`, 'advice'],
    ],
    note: 'The same check runs here, at the upload and once more on the stored file. It reads type and length from the file itself, whatever its name says.',
  }
}

function otherTable(format: AdFormat): LocalTable {
  return {
    caption: 'Compared with the other lengths',
    head: ['Format', 'Longest', 'Surcharge per thousand'],
    rows: SHOWN_FORMATS.map((one) => {
      const path = formatPath(one.id)
      const label = adFormatLabel(one)
      return [
        path && one.id !== format.id ? linked(label, path) : label,
        `${one.maxSeconds} s`,
        one.cpmSurchargeMinor === 0 ? 'none' : cpm(one.cpmSurchargeMinor),
      ]
    }),
  }
}

function stationTable(
  format: AdFormat,
  running: readonly Product[],
  country: CampaignCountry,
): LocalTable[] {
  const here = running
    .filter((one) => one.country === country)
    .toSorted((a, b) => b.weeklyImpressions - a.weeklyImpressions)
  if (here.length === 0) return []
  return [
    {
      caption: `Where it runs: ${COUNTRY_NAMES[country]}`,
      head: ['Station', 'Genre', 'CPM at this length', 'Impressions a week'],
      rows: here.map((product) => [
        linkedProduct(product),
        topicLabel(product),
        cpm(priceOf(product, format)),
        about(product.weeklyImpressions),
      ]),
    },
  ]
}

import { adFormatLabel, adFormatsFor, findAdFormat } from '#domain/catalogue/adFormat.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import { isBanner, isHeard, isOnScreens } from '#domain/foundation/media/mediaTraits.ts'

/** A text for a publisher to copy. */
export interface PublisherTag {
  id: string
  title: string
  /** When to use it, and its options. */
  note: string
  text: string
}

/** The tags of one placement of a product, and their test page. */
export interface TagGroup {
  id: string
  title: string
  tags: PublisherTag[]
  /** A page of the ad server that shows the tag; its requests are marked as demo traffic. */
  test: { url: string; width: number | null; height: number }
}

const AUDIENCE_NOTE =
  'Add what you know of the person: age=34, gender=f, segments=interests.cooking (several separated by commas).'

/** The tags of a product's publisher, per format. `screenKey`: opens a screen; null for all else. */
export function publisherTags(
  { id, mediaType, formatIds }: Pick<Product, 'id' | 'mediaType' | 'formatIds'>,
  { origin, screenKey }: { origin: string; screenKey: string | null },
): TagGroup[] {
  if (isOnScreens(mediaType)) return screenKey === null ? [] : [screenTags(origin, screenKey)]
  if (isBanner(mediaType)) return formatIds.flatMap((formatId) => displayTags(origin, id, formatId))
  return [playerTags(origin, id, mediaType)]
}

function displayTags(origin: string, productId: string, formatId: string): TagGroup[] {
  const format = findAdFormat(formatId)
  if (!format || format.width === null || format.height === null) return []
  const { width, height } = format
  const address = `${origin}/t/${productId}/${formatId}`
  return [
    {
      id: formatId,
      title: adFormatLabel(format),
      tags: [
        {
          id: 'iframe',
          title: 'Iframe',
          note: `For pages and web views. ${AUDIENCE_NOTE}`,
          text: `<iframe src="${address}.html" width="${width}" height="${height}" title="Advertisement" style="border:0" scrolling="no" loading="lazy"></iframe>`,
        },
        {
          id: 'script',
          title: 'Script',
          note: 'Puts the frame where the tag stands. Without an ad, the frame is removed and the element in data-fallback is shown.',
          text: `<script async src="${address}.js" data-fallback="#own-ad"></script>`,
        },
      ],
      test: { url: `${address}.html?demo=1`, width, height },
    },
  ]
}

function playerTags(origin: string, productId: string, mediaType: Product['mediaType']): TagGroup {
  const address = `${origin}/v/${productId}.xml`
  const longest = Math.max(...adFormatsFor(mediaType).map(({ maxSeconds }) => maxSeconds ?? 0))
  return {
    id: 'vast',
    title: isHeard(mediaType) ? 'Audio player' : 'Video player',
    tags: [
      {
        id: 'vast',
        title: 'VAST 4.2 address',
        note: `device: your own ID of the device, which frequency caps need; without it, no ad with a cap is shown. max: the seconds of the break. ${AUDIENCE_NOTE}`,
        text: `${address}?device=[DEVICE_ID]&max=${longest}`,
      },
    ],
    test: { url: `${origin}/try/${productId}.html`, width: null, height: 400 },
  }
}

const screenTags = (origin: string, screenKey: string): TagGroup => {
  const key = encodeURIComponent(screenKey)
  return {
    id: 'screen',
    title: 'Screen',
    tags: [
      {
        id: 'player',
        title: 'Player',
        note: 'Open it full screen in any kiosk browser. It keeps running for hours without a network, and reports each play. The address is the key of this screen: keep it to yourself.',
        text: `${origin}/player/${key}`,
      },
      {
        id: 'playlist',
        title: 'Playlist',
        note: 'For a player of your own: the loop of the next twelve hours. Report each play to /plays in numbered batches.',
        text: `${origin}/p/${key}.json`,
      },
    ],
    test: { url: `${origin}/player/${key}?demo=1`, width: null, height: 400 },
  }
}

import type { listServedVersions } from '#database/queries/delivery/deliveryBook.ts'
import type { BookCreative } from '#domain/delivery/book/book.types.ts'
import { creativeKindOf } from '#domain/creatives/creative/placement.ts'
import { contentTypeOf } from '#worker/adapters/creatives/contentType.ts'

type ServedVersion = Awaited<ReturnType<typeof listServedVersions>>[number]

/** An approved version for the delivery book; null if it cannot be shown. */
export function bookCreative({ creative, version }: ServedVersion): BookCreative | null {
  const { facts, formatId } = version
  const kind = creativeKindOf(facts)
  if (kind === undefined || formatId === null || facts.kind === 'unknown') return null
  const hasPixels = facts.kind !== 'audio' && facts.kind !== 'html5'
  return {
    creativeId: creative.id,
    versionId: version.id,
    formatId,
    weight: creative.weight,
    schedule: creative.schedule,
    title: creative.title,
    nameForReporting: creative.nameForReporting,
    landingPage: version.landingPage,
    kind,
    path: facts.kind === 'html5' ? (facts.htmlPages[0] ?? 'index.html') : 'file',
    mimeType: contentTypeOf(facts),
    bytes: version.bytes,
    storageKey: version.storageKey,
    sha256: version.sha256,
    isZip: facts.kind === 'html5',
    patches: version.patches,
    width: hasPixels ? facts.width : null,
    height: hasPixels ? facts.height : null,
    durationMs: 'durationMs' in facts ? facts.durationMs : null,
    codec: codecOf(facts),
  }
}

/** Codecs for VAST players (RFC 6381); the short name for files inspected before we read them. */
function codecOf(facts: ServedVersion['version']['facts']): string | null {
  if (facts.kind === 'video') return rfc6381(facts.videoCodecString) ?? facts.videoCodec
  return facts.kind === 'audio' ? facts.audioCodec : null
}

const rfc6381 = (codec: string | undefined): string | undefined =>
  codec?.replace(
    /^(avc[13]\.)([\da-f]{6})$/i,
    (_, name: string, digits: string) => `${name.toLowerCase()}${digits.toUpperCase()}`,
  )

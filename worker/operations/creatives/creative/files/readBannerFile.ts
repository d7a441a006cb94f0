import CLICK_TAG_SCRIPT from 'virtual:script/clickTag'
import PROBE_SCRIPT from 'virtual:script/previewProbe'
import { MAX_INFLATED_BYTES, MAX_ZIP_FILES } from '#domain/creatives/creative/fileLimits.ts'
import type { BannerFiles } from '#inspection/html5/previewProbe.ts'
import { withPreviewProbe } from '#inspection/html5/withPreviewProbe.ts'
import { withClickTag } from '#inspection/html5/withClickTag.ts'
import { inflateEntry } from '#inspection/zip/inflateEntry.ts'
import { readZipDirectory } from '#inspection/zip/zipDirectory.ts'
import { fileSource } from '#worker/adapters/creatives/creativeStore.ts'
import type { Bindings } from '#worker/platform/env.ts'

/** Preparation of a banner's page: with the ad server's click address, or with a probe for its preview. */
export interface PagePreparation {
  isProbed?: boolean
  isAd?: boolean
}

/**
 * A file in an HTML5 banner's ZIP, its pages prepared; null for a path that the ZIP lacks. Raises
 * upload_storage_failed.
 */
export async function readBannerFile(
  env: Pick<Bindings, 'CREATIVES'>,
  zip: { storageKey: string; bytes: number },
  { path, ...preparation }: PagePreparation & { path: string },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const source = fileSource(env, { key: zip.storageKey, bytes: zip.bytes })
  const { entries } = await readZipDirectory(source, MAX_ZIP_FILES)
  const entry = entries.find((one) => one.path === path)
  const bytes = entry && (await inflateEntry(source, entry, MAX_INFLATED_BYTES))
  if (!bytes) return null
  return isPage(path) ? preparedPage(bytes, preparation, { page: path, files: entries }) : bytes
}

function preparedPage(
  page: Uint8Array<ArrayBuffer>,
  { isAd, isProbed }: PagePreparation,
  banner: BannerFiles,
): Uint8Array<ArrayBuffer> {
  if (isAd) return withClickTag(page, CLICK_TAG_SCRIPT)
  return isProbed ? withPreviewProbe(page, banner, PROBE_SCRIPT) : page
}

const isPage = (path: string) => /\.html?$/i.test(path)

import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { AdFile } from '#domain/delivery/book/book.types.ts'
import type { Settings } from '#domain/foundation/settings/settings.ts'
import { contentTypeOf } from './contentType.ts'
import { hostOrigin } from '../hostOrigin.ts'
import { isSigned, type SessionSecrets, sessionRing, sign } from '../keyRing.ts'

const PURPOSE = 'creative-url'
/** Ads have their own public addresses, which a preview's address does not reveal. */
const AD_PURPOSE = 'ad-url'

/** Settings from which file addresses are built. */
export type AddressSettings = SessionSecrets & Pick<Settings, 'CREATIVES_HOST' | 'SITE_URL'>

/** Origin of customers' files: another host than the site. */
export const creativesOrigin = ({
  CREATIVES_HOST,
  SITE_URL,
}: Pick<Settings, 'CREATIVES_HOST' | 'SITE_URL'>): string => hostOrigin(CREATIVES_HOST, SITE_URL)

/** A stored file as its preview needs it. */
export interface PreviewedFile extends Pick<AdFile, 'storageKey' | 'bytes' | 'sha256' | 'patches'> {
  id: string
  facts: CreativeFacts
}

/**
 * Preview address of a version's file, unguessable and permanent for this file. It carries the
 * file's facts, so that players' range requests need no database. For an HTML5 banner, the address
 * of its page, next to its other files.
 */
export async function creativeUrl(
  settings: AddressSettings,
  { id, facts, ...stored }: PreviewedFile,
): Promise<string> {
  const isZip = facts.kind === 'html5'
  // Files of unknown type are only downloaded, under the name in the database.
  const name =
    facts.kind === 'unknown'
      ? id
      : adFileFacts({ ...stored, versionId: id, mimeType: contentTypeOf(facts), isZip })
  const signature = await sign(sessionRing(settings), PURPOSE, name)
  const page = isZip ? (facts.htmlPages[0] ?? 'index.html') : 'file'
  return `${creativesOrigin(settings)}/creatives/${name}/${signature}/${inAddress(page)}`
}

/** JSON that begins with `{"`, in base64url; no id begins with it. */
const CARRIED_FACTS = /^eyJ/

/** The file whose facts a preview's address carries; null for an address with an id. Only for a name that we signed. */
export const carriedFile = (name: string): AdFile | null =>
  CARRIED_FACTS.test(name)
    ? (JSON.parse(Buffer.from(name, 'base64url').toString()) as AdFile)
    : null

const inAddress = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/**
 * Ad address of a version, for any page, from the edge cache. The signed address carries the file's facts, so that
 * serving it needs no database.
 */
export async function adUrl(
  settings: AddressSettings,
  { path, ...file }: AdFile & { path: string },
): Promise<string> {
  const facts = adFileFacts(file)
  const signature = await sign(sessionRing(settings), AD_PURPOSE, facts)
  return `${creativesOrigin(settings)}/ads/${facts}/${signature}/${inAddress(path)}`
}

const adFileFacts = (file: AdFile): string => {
  const { versionId, storageKey, bytes, sha256, mimeType, isZip, patches } = file
  const facts = { versionId, storageKey, bytes, sha256, mimeType, isZip, patches }
  return Buffer.from(JSON.stringify(facts)).toString('base64url')
}

/** The file that an ad's address names; null if we did not sign the address. */
export async function readAdAddress(
  settings: SessionSecrets,
  { facts, signature }: { facts: string; signature: string },
): Promise<AdFile | null> {
  if (!(await isSigned(sessionRing(settings), AD_PURPOSE, facts, signature))) return null
  return JSON.parse(Buffer.from(facts, 'base64url').toString()) as AdFile
}

/** Download address of a production's original file, built like that of a creative. */
export async function downloadUrl(settings: AddressSettings, id: string): Promise<string> {
  const signature = await sign(sessionRing(settings), PURPOSE, id)
  return `${creativesOrigin(settings)}/creatives/${id}/${signature}/file?download`
}

/** Whether the signature in a creative's address is ours. `name`: its id, or the facts of its file. */
export const isCreativeSignature = async (
  settings: SessionSecrets,
  name: string,
  signature: string,
): Promise<boolean> => await isSigned(sessionRing(settings), PURPOSE, name, signature)

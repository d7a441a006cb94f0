import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { AdFile } from '#domain/delivery/book/book.types.ts'
import type { Settings } from '#domain/foundation/settings/settings.ts'
import { contentTypeOf } from './contentType.ts'
import { hostOrigin } from '../hostOrigin.ts'
import { isSigned, type SessionSecrets, sessionRing, sign } from '../keyRing.ts'

const PURPOSE = 'creative-url'
/** What is served to the world has addresses of its own: that of a preview says nothing of them. */
const AD_PURPOSE = 'ad-url'

/** What the addresses of files are made from. */
export type AddressSettings = SessionSecrets & Pick<Settings, 'CREATIVES_HOST' | 'SITE_URL'>

/** The origin that customers' files are shown from: another host than ours. */
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
 * Where a version's file is shown: an address that nobody can guess and that never shows anything else. It carries the
 * facts of the file, so that players' range requests need no database. An HTML5 banner's page, beside which its other
 * files lie.
 */
export async function creativeUrl(
  settings: AddressSettings,
  { id, facts, ...stored }: PreviewedFile,
): Promise<string> {
  const isZip = facts.kind === 'html5'
  // A file of an unknown type is only ever saved, under the name that the database has.
  const name =
    facts.kind === 'unknown'
      ? id
      : adFileFacts({ ...stored, versionId: id, mimeType: contentTypeOf(facts), isZip })
  const signature = await sign(sessionRing(settings), PURPOSE, name)
  const page = isZip ? (facts.htmlPages[0] ?? 'index.html') : 'file'
  return `${creativesOrigin(settings)}/creatives/${name}/${signature}/${inAddress(page)}`
}

/** JSON that begins with `{"`, in base64url: no id begins like that. */
const CARRIED_FACTS = /^eyJ/

/** The file whose facts a preview's address carries; null for an address with an id. Only for a name that we signed. */
export const carriedFile = (name: string): AdFile | null =>
  CARRIED_FACTS.test(name)
    ? (JSON.parse(Buffer.from(name, 'base64url').toString()) as AdFile)
    : null

const inAddress = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/**
 * Where a version is shown as an ad: on anybody's page, from the edge cache. The address carries the facts of the file,
 * signed, so that serving it needs no database.
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

/** The file that an ad's address names; null when the address was not signed by us. */
export async function readAdAddress(
  settings: SessionSecrets,
  { facts, signature }: { facts: string; signature: string },
): Promise<AdFile | null> {
  if (!(await isSigned(sessionRing(settings), AD_PURPOSE, facts, signature))) return null
  return JSON.parse(Buffer.from(facts, 'base64url').toString()) as AdFile
}

/** Where a production's file is saved from, as it was stored: an address like that of a creative. */
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

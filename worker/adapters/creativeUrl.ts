import type { CreativeFacts } from '#domain/creative/creativeFacts.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { hostOrigin } from './hostOrigin.ts'
import { isSignedBy, sign } from './signature.ts'

const PURPOSE = 'creative-url'
/** What is served to the world has addresses of its own: that of a preview says nothing of them. */
const AD_PURPOSE = 'ad-url'

/** The origin that customers' files are shown from: another host than ours. */
export const creativesOrigin = ({
  CREATIVES_HOST,
  SITE_URL,
}: Pick<Settings, 'CREATIVES_HOST' | 'SITE_URL'>): string => hostOrigin(CREATIVES_HOST, SITE_URL)

/**
 * Where a version's file is shown: an address that nobody can guess and that never shows anything else. An HTML5
 * banner's page, beside which its other files lie.
 */
export async function creativeUrl(
  settings: Pick<Settings, 'CREATIVES_HOST' | 'SITE_URL' | 'SESSION_SECRET'>,
  { id, facts }: { id: string; facts: CreativeFacts },
): Promise<string> {
  const signature = await sign(settings.SESSION_SECRET, PURPOSE, id)
  const page = facts.kind === 'html5' ? (facts.htmlPages[0] ?? 'index.html') : 'file'
  return `${creativesOrigin(settings)}/creatives/${id}/${signature}/${inAddress(page)}`
}

const inAddress = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** Where a version is shown as an ad: on anybody's page, from the edge's cache. */
export async function adUrl(
  settings: Pick<Settings, 'CREATIVES_HOST' | 'SITE_URL' | 'SESSION_SECRET'>,
  { versionId, path }: { versionId: string; path: string },
): Promise<string> {
  const signature = await sign(settings.SESSION_SECRET, AD_PURPOSE, versionId)
  return `${creativesOrigin(settings)}/ads/${versionId}/${signature}/${inAddress(path)}`
}

/** Whether the signature in an ad's address is ours. */
export const isAdSignature = async (
  { SESSION_SECRET }: Pick<Settings, 'SESSION_SECRET'>,
  versionId: string,
  signature: string,
): Promise<boolean> => await isSignedBy(SESSION_SECRET, AD_PURPOSE, versionId, signature)

/** Where a production's file is saved from, as it was stored: an address like that of a creative. */
export async function downloadUrl(
  settings: Pick<Settings, 'CREATIVES_HOST' | 'SITE_URL' | 'SESSION_SECRET'>,
  id: string,
): Promise<string> {
  const signature = await sign(settings.SESSION_SECRET, PURPOSE, id)
  return `${creativesOrigin(settings)}/creatives/${id}/${signature}/file?download`
}

/** Whether the signature in a creative's address is ours. */
export const isCreativeSignature = async (
  { SESSION_SECRET }: Pick<Settings, 'SESSION_SECRET'>,
  versionId: string,
  signature: string,
): Promise<boolean> => await isSignedBy(SESSION_SECRET, PURPOSE, versionId, signature)

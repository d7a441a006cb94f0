import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { knowledgePaths } from './knowledgePaths.ts'
import { EDIT_PARAMETER, planPath, sitePath } from './sitePaths.ts'

/** Home's alternative path, without the language. */
const ROOT_PATH = '/'

/**
 * Pages that are mostly read: they load no code until after the load event, or a press
 * (docs/decisions/foundation/page-load.md).
 */
const READ_PATHS: readonly string[] = [
  sitePath('credits'),
  sitePath('creativePolicy'),
  sitePath('adCreation'),
  sitePath('sampleReport'),
  ...knowledgePaths(),
]

/** Pages that show the cart: the browser may know before their code loads that it is empty. */
const CART_PATHS: readonly string[] = [sitePath('cart'), sitePath('checkout')]

/**
 * Pages that are the same for everyone: rendered at build time, served from the edge as files.
 * Plans and carts exist only in the browser, which fills them in.
 */
export const PRERENDERED_PATHS: readonly string[] = [
  sitePath('home'),
  ...MEDIA_TYPES.map((mediaType) => planPath(mediaType)),
  planPath(null),
  ...CART_PATHS,
  ...READ_PATHS,
  ROOT_PATH,
]

/** Pages that name the seller: a file would contain the build's seller. */
const sellerPaths = new Set<string>([sitePath('terms'), sitePath('privacy')])

const paths = new Set(PRERENDERED_PATHS)
const guidePaths = new Set<string>(knowledgePaths())
const readPaths = new Set(READ_PATHS)

/** Whether the page at a path is mostly read. */
export const isRead = (path: string): boolean => readPaths.has(path)

/** Whether the page at a path shows the cart. */
export const showsCart = (path: string): boolean => CART_PATHS.includes(path)

/** Whether the page at a path exists as a file, unless a URL parameter changes it. */
export const isPrerendered = (path: string, parameters: readonly string[]): boolean =>
  paths.has(path) && !parameters.includes(EDIT_PARAMETER)

/** Whether the page at a path is a guide, which is built with and without the fictional inventory. */
export const isGuide = (path: string): boolean => guidePaths.has(path)

/** The file of a guide without the fictional inventory. */
export const ownInventoryPath = (path: string): string => `${path}/own-inventory`

/** Whether the page at a path names the seller, and is otherwise the same for everyone. */
export const namesSeller = (path: string): boolean => sellerPaths.has(path)

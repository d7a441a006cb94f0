import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { knowledgePaths } from './knowledgePaths.ts'
import { EDIT_PARAMETER, planPath, sitePath } from './sitePaths.ts'

/** Home's other address: without the language. */
const ROOT_PATH = '/'

/** Pages that are read more than used: they load no code until they are loaded, or pressed (docs/decisions/foundation/page-start.md). */
const READ_PATHS: readonly string[] = [
  sitePath('credits'),
  sitePath('terms'),
  sitePath('privacy'),
  sitePath('creativePolicy'),
  sitePath('adCreation'),
  sitePath('sampleReport'),
  ...knowledgePaths(),
]

/** Pages that show what is in the cart: the browser may know before their code is there that there is nothing. */
const CART_PATHS: readonly string[] = [sitePath('cart'), sitePath('checkout')]

/**
 * Pages that are the same for everybody: rendered at build time, served from the edge as files. What is planned, and
 * what is in a cart, only its browser knows and fills in.
 */
export const PRERENDERED_PATHS: readonly string[] = [
  sitePath('home'),
  ...MEDIA_TYPES.map((mediaType) => planPath(mediaType)),
  planPath(null),
  ...CART_PATHS,
  ...READ_PATHS,
  ROOT_PATH,
]

const paths = new Set(PRERENDERED_PATHS)
const readPaths = new Set(READ_PATHS)

/** Whether the page at a path is read more than used. */
export const isRead = (path: string): boolean => readPaths.has(path)

/** Whether the page at a path shows what is in the cart. */
export const showsCart = (path: string): boolean => CART_PATHS.includes(path)

/** Whether the page at a path is there as a file: not where a parameter of the address makes it another page. */
export const isPrerendered = (path: string, parameters: readonly string[]): boolean =>
  paths.has(path) && !parameters.includes(EDIT_PARAMETER)

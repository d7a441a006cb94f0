import { MEDIA_TYPES } from '#domain/media/mediaTypes.ts'
import { knowledgePaths } from './knowledgePaths.ts'
import { EDIT_PARAMETER, planPath, sitePath } from './sitePaths.ts'

/** Home's other address: without the language. */
const ROOT_PATH = '/'

/**
 * Pages that are the same for everybody: rendered at build time, served from the edge as files. What is planned, and
 * what is in a cart, only its browser knows and fills in.
 */
export const PRERENDERED_PATHS: readonly string[] = [
  sitePath('home'),
  sitePath('credits'),
  sitePath('sampleReport'),
  sitePath('terms'),
  sitePath('privacy'),
  sitePath('creativePolicy'),
  sitePath('adCreation'),
  ...MEDIA_TYPES.map((mediaType) => planPath(mediaType)),
  planPath(null),
  sitePath('cart'),
  sitePath('checkout'),
  ...knowledgePaths(),
  ROOT_PATH,
]

const paths = new Set(PRERENDERED_PATHS)

/** Whether the page at a path is there as a file: not where a parameter of the address makes it another page. */
export const isPrerendered = (path: string, parameters: readonly string[]): boolean =>
  paths.has(path) && !parameters.includes(EDIT_PARAMETER)

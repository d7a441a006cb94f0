import { type PageName, sitePath } from './sitePaths.ts'

/** Pages that are the same for everybody: rendered at build time, served from the edge as files. */
export const PRERENDERED_PATHS: readonly string[] = [sitePath('home'), sitePath('credits')]

/** Pages that search may find. */
const FINDABLE: ReadonlySet<PageName> = new Set([
  'home',
  'plan',
  'chooseMedium',
  'adCreation',
  'adCreationPackages',
  'register',
  'terms',
  'privacy',
  'creativePolicy',
  'credits',
])

/** Whether search may find a page. */
export const isFindable = (page: PageName): boolean => FINDABLE.has(page)

import type { PageName } from './sitePaths.ts'

/** Pages that search may find. */
const FINDABLE: ReadonlySet<PageName> = new Set([
  'home',
  'sampleReport',
  'plan',
  'chooseMedium',
  'knowledgeSection',
  'knowledge',
  'localHub',
  'productList',
  'formatDetail',
  'adCreation',
  'adCreationPackages',
  'mediaConsultation',
  'regionOptions',
  'register',
  'terms',
  'privacy',
  'creativePolicy',
  'credits',
])

/** Whether search may find a page. */
export const isFindable = (page: PageName): boolean => FINDABLE.has(page)

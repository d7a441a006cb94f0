import type { PageName } from './sitePaths.ts'

/** Pages that search engines may index. */
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

/** Whether search engines may index a page. */
export const isFindable = (page: PageName): boolean => FINDABLE.has(page)

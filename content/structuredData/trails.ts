import { BOOKING_PAGES, type BookingPage } from '../bookingPages.ts'
import { findKnowledgeSection } from '../knowledgeSections.ts'
import { SAMPLE_REPORT } from '../sampleReport.ts'
import { ABOUT_LINKS } from '../siteLinks.ts'
import { planPath, sitePath } from '../sitePaths.ts'
import { breadcrumbs, type SchemaNode } from './nodes.ts'
import { siteData } from './siteData.ts'

interface Step {
  label: string
  to: string
}

/** Pages directly under home. */
const UNDER_HOME: readonly Step[] = [
  ...ABOUT_LINKS,
  { label: SAMPLE_REPORT.title, to: sitePath('sampleReport') },
  { label: 'Ad creation', to: sitePath('adCreation') },
  { label: 'Create an account', to: sitePath('register') },
]

/** A booking page belongs to the section about its medium. */
function planTrail({ section, mediaType, title }: BookingPage): Step[] {
  const plan = { label: title, to: planPath(mediaType) }
  const name = findKnowledgeSection(section)?.name
  return name ? [{ label: name, to: sitePath('knowledgeSection', { section }) }, plan] : [plan]
}

const TRAILS = new Map(
  UNDER_HOME.map((step) => [step])
    .concat(BOOKING_PAGES.map(planTrail))
    .map((trail) => [trail.at(-1)?.to, trail]),
)

/**
 * The structured data of a page by its path alone: home's operator, other pages' position. Empty
 * for pages with more.
 */
export function dataOfPath(path: string): SchemaNode[] {
  if (path === sitePath('home')) return siteData()
  const trail = TRAILS.get(path)
  return trail ? [breadcrumbs(trail)] : []
}

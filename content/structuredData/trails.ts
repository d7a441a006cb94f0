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

/** Pages that lie right under home. */
const UNDER_HOME: readonly Step[] = [
  ...ABOUT_LINKS,
  { label: SAMPLE_REPORT.title, to: sitePath('sampleReport') },
  { label: 'Ad creation', to: sitePath('adCreation') },
  { label: 'Create an account', to: sitePath('register') },
]

/** A page where a campaign is planned lies in the section that explains its medium. */
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

/** What a page says to machines by its address alone: home whose site it is, others where they lie. Empty for pages that tell more themselves. */
export function dataOfPath(path: string): SchemaNode[] {
  if (path === sitePath('home')) return siteData()
  const trail = TRAILS.get(path)
  return trail ? [breadcrumbs(trail)] : []
}

import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CheckCard } from '#client/components/planning/planner/CheckCard.tsx'
import { MediaPills } from '#client/components/planning/planner/MediaPills.tsx'
import { type StepMark, StepItem } from '#client/components/planning/planner/StepItem.tsx'
import { SlotConflictDialog } from '#client/pages/planning/planner/SlotConflictDialog.tsx'
import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaType.ts'
import type { SlotConflict } from '#domain/planning/slots/slotAvailability.ts'
import { visibleProblems } from './visibleProblems.ts'
import { type Conditions, PHONE, show, WINDOW } from './show.tsx'

const CONDITIONS: readonly [string, Conditions][] = [
  ['on a phone', PHONE],
  ['in a window', WINDOW],
  ['with text of 200%', { width: 640, height: 900, textShare: 2 }],
  ['on a page from right to left', { ...PHONE, direction: 'rtl' }],
]

const LONG_SUMMARY =
  '57 places in 12 states, each with a circle of 40 km, and 1,204 ZIP codes that you pasted, without those in which nobody lives'

const MARKS: readonly StepMark[] = ['open', 'todo', 'done', 'problem']

const step = (mark: StepMark, position: number, onOpen = () => {}) => (
  <StepItem
    key={mark}
    position={position}
    title="Where the people live whom you want to reach with this campaign"
    summary={LONG_SUMMARY}
    mark={mark}
    isOpen={mark === 'open'}
    onOpen={onOpen}
    titleRef={null}
  >
    <p>{LONG_SUMMARY}</p>
  </StepItem>
)

const plan = newPlan({
  mediaType: 'dooh',
  country: 'US',
  now: new Date('2026-11-23T15:00:00.000Z'),
})
const NAME = 'Interstate 35 Frontage Road at the Corner of Old Settlers Boulevard, North Face'
const conflicts: readonly SlotConflict[] = ['screen_a', 'screen_b'].map((screenId) => ({
  screenId,
  screenName: NAME,
  fullWeeks: Array.from({ length: 9 }, (_, week) =>
    new Date(Date.UTC(2026, 11, 7 + 7 * week)).toISOString().slice(0, 10),
  ),
  nearby: Array.from({ length: 5 }, (_, near) => ({
    screenId: `near_${near}`,
    name: `${NAME}, ${near + 1}`,
    distanceKm: 1.5 + near,
  })),
  nextFree: { startDates: ['2027-03-01'], weeksLater: 12 },
}))

describe.each(CONDITIONS)('%s', (_name, conditions) => {
  it('steps with long words are never cut off, in any state', async () => {
    await show(<div>{MARKS.map((mark, at) => step(mark, at + 9))}</div>, conditions)
    expect(await visibleProblems()).toEqual([])
  })

  it('a plan with many conflicts can be corrected', async () => {
    await show(
      <SlotConflictDialog plan={plan} conflicts={conflicts} onTake={() => {}} onClose={() => {}} />,
      conditions,
    )
    const dialog = page.getByRole('dialog', { name: '2 of your screens are fully booked' })
    await expect.element(dialog).toBeVisible()
    expect(await visibleProblems()).toEqual([])
  })

  it.each(MEDIA_TYPES)('all media can be reached from %s', async (mediaType) => {
    await show(<MediaPills mediaType={mediaType} />, conditions)
    await expect.element(page.getByRole('navigation', { name: 'Media' })).toBeVisible()
    expect(await visibleProblems()).toEqual([])
  })

  it('a choice card fits a long name', async () => {
    await show(
      <div className="w-48">
        <CheckCard title={NAME} description={LONG_SUMMARY} isSelected onChange={() => {}}>
          <span className="h-20 bg-sand" />
        </CheckCard>
      </div>,
      conditions,
    )
    await expect.element(page.getByRole('checkbox', { name: /^Interstate 35/ })).toBeChecked()
    expect(await visibleProblems()).toEqual([])
  })
})

describe('a step', () => {
  it('opens by keyboard, and shows its setting while closed', async () => {
    const onOpen = vi.fn<() => void>()
    await show(step('done', 3, onOpen))
    const title = page.getByRole('button', { name: /^Where the people live/ })
    await expect.element(title).toHaveAttribute('aria-expanded', 'false')
    await expect.element(title).toHaveAccessibleDescription(LONG_SUMMARY)
    await userEvent.tab()
    await expect.element(title).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onOpen).toHaveBeenCalledOnce()
  })
})

import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepTranslatedText } from '#client/translation/keepTranslatedText.ts'
import { DraftRow } from '#client/pages/orders/orders/calendar/DraftRow.tsx'
import type { DraftFlight } from '#domain/orders/calendar/flightCalendar.ts'
import { type Translating, translatePage } from '#test/support/foundation/browser/translatePage.ts'
import { PHONE, show, WINDOW } from '../show.tsx'

const moved = vi.hoisted(() => vi.fn<(id: string, startDate: string) => Promise<void>>())
vi.mock('#client/pages/orders/orders/calendar/moveDraft.ts', () => ({ moveDraft: moved }))

const draft: DraftFlight = {
  kind: 'draft',
  id: 'dft_1',
  name: 'Tents',
  mediaType: 'online_display',
  country: 'US',
  startDate: '2026-12-07',
  endDate: '2026-12-20',
  earliestStart: '2026-12-01',
  stepDays: 1,
}
const span = { from: '2026-11-23', to: '2027-02-14' }

afterEach(() => moved.mockReset())

it('moves by the arrow keys, not before the earliest start, and saves once', async () => {
  moved.mockResolvedValue()
  await show(<DraftRow draft={draft} span={span} onChanged={() => undefined} />, WINDOW)
  const bar = page.getByRole('slider', { name: 'Start of Tents' })
  ;(bar.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(bar).toHaveAttribute('aria-valuetext', 'Dec 9 to 22')
  await expect.poll(() => moved.mock.calls).toEqual([['dft_1', '2026-12-09']])
  ;(bar.element() as HTMLElement).focus()
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
  await expect.element(bar).toHaveAttribute('aria-valuetext', 'Dec 1 to 14')
})

it('can be dragged on a phone, and a press without a move saves nothing', async () => {
  moved.mockResolvedValue()
  const onChanged = vi.fn<() => void>()
  await show(<DraftRow draft={draft} span={span} onChanged={onChanged} />, PHONE)
  const bar = page.getByRole('slider', { name: 'Start of Tents' }).element() as HTMLElement
  const track = bar.parentElement?.getBoundingClientRect().width ?? 0
  const at = bar.getBoundingClientRect()
  bar.setPointerCapture = () => undefined
  const fire = (type: string, x: number) =>
    bar.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX: at.left + x }),
    )
  fire('pointerdown', 5)
  fire('pointerup', 5)
  expect(moved).not.toHaveBeenCalled()
  const week = (track / 84) * 7
  fire('pointerdown', 5)
  fire('pointermove', 5 + week)
  fire('pointerup', 5 + week)
  await expect.poll(() => moved.mock.calls).toEqual([['dft_1', '2026-12-14']])
  await expect.poll(() => onChanged.mock.calls.length).toBe(1)
})

it('saves a keyboard move at once when the page is left', async () => {
  moved.mockResolvedValue()
  await show(<DraftRow draft={draft} span={span} onChanged={() => undefined} />, WINDOW)
  const bar = page.getByRole('slider', { name: 'Start of Tents' })
  ;(bar.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await show(<p>Another page</p>, WINDOW)
  expect(moved.mock.calls).toEqual([['dft_1', '2026-12-08']])
})

it.each<Translating>(['replaced', 'inserted', 'moved'])(
  'shows its new dates on a page that the browser translates, texts %s',
  async (way) => {
    keepTranslatedText()
    moved.mockResolvedValue()
    await show(<DraftRow draft={draft} span={span} onChanged={() => undefined} />, WINDOW)
    const words = () => document.body.innerText.replaceAll(/\s+/g, ' ')
    expect(words()).toContain('Dec 7 to 20 · draft')
    translatePage(way)
    const bar = page.getByRole('slider', { name: 'Start of Tents' })
    ;(bar.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.poll(words).toContain('Dec 9 to 22 · draft')
  },
)

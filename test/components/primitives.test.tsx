import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '#client/ui/Dialog.tsx'
import { Spinner } from '#client/ui/Spinner.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import { visibleProblems } from './visibleProblems.ts'
import { type Conditions, faded, PHONE, show, WINDOW } from './show.tsx'
import { STATES } from './states.tsx'

const CONDITIONS: readonly [string, Conditions][] = [
  ['on a phone', PHONE],
  ['in a window', WINDOW],
  // Like a window of 1280 px that is enlarged to 200% (WCAG 1.4.4).
  ['with text of 200%', { width: 640, height: 900, textShare: 2 }],
  ['on a page from right to left', { ...PHONE, direction: 'rtl' }],
]

describe.each(CONDITIONS)('%s', (_name, conditions) => {
  it.each(STATES.map(({ name, node }) => ({ name, node })))(
    'nothing is cut off or out of reach: $name',
    async ({ node }) => {
      await show(<div className="flex max-w-2xl flex-col gap-5">{node}</div>, conditions)
      expect(await visibleProblems()).toEqual([])
    },
  )
})

describe('a field with an error', () => {
  it('is marked as invalid and described by its error', async () => {
    await show(<TextField label="Email" errorMessage="The email is missing." />)
    const field = page.getByRole('textbox', { name: 'Email' })
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAccessibleDescription('The email is missing.')
  })
})

describe('with reduced motion', () => {
  const still = { ...WINDOW, isMotionReduced: true }
  const longestMs = () =>
    Math.max(
      0,
      ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    )

  it('a spinner stops; otherwise it turns', async () => {
    await show(<Spinner label="Please wait" />)
    await expect.element(page.getByText('Please wait')).toBeInTheDocument()
    expect(longestMs()).toBe(Infinity)
    await show(<Spinner label="Please wait" />, still)
    await expect.element(page.getByText('Please wait')).toBeInTheDocument()
    expect(longestMs()).toBeLessThan(1)
  })

  it('a dialog appears at once', async () => {
    await show(
      <Dialog isOpen onOpenChange={() => {}} title="Leave this page?">
        <p>What you typed is lost.</p>
      </Dialog>,
      still,
    )
    await expect.element(page.getByRole('dialog', { name: 'Leave this page?' })).toBeVisible()
    expect(longestMs()).toBeLessThan(1)
  })
})

describe('dialog with overflowing content', () => {
  const lines = Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line + 1}</p>)
  const content = page.getByRole('group', { name: 'Content' })

  it('scrolls by keyboard when nothing in it is focusable', async () => {
    await show(
      <Dialog isOpen onOpenChange={() => {}} title="What is in this order">
        {lines}
      </Dialog>,
    )
    await expect.element(content).toHaveAttribute('tabindex', '0')
    content.element().focus()
    await userEvent.keyboard('{End}')
    await expect.element(page.getByText('Line 60')).toBeInViewport()
  })

  it('is no tab stop when something in it is focusable', async () => {
    await show(
      <Dialog isOpen onOpenChange={() => {}} title="What is in this order">
        {lines}
        <a href="/en-US/orders">All orders</a>
      </Dialog>,
    )
    await expect.element(page.getByRole('link', { name: 'All orders' })).toBeInTheDocument()
    await faded()
    await expect.element(content).not.toBeInTheDocument()
  })

  it.each([
    ['on a phone', PHONE],
    ['with text of 200%', { width: 640, height: 450, textShare: 2 }],
  ] as const)('keeps its title and close button visible: %s', async (_name, conditions) => {
    await show(
      <Dialog isOpen onOpenChange={() => {}} title="What is in this order">
        {Array.from({ length: 60 }, (_, line) => (
          <p key={line}>Line {line + 1} of an order that an agency has made over a whole year.</p>
        ))}
      </Dialog>,
      conditions,
    )
    const dialog = page.getByRole('dialog', { name: 'What is in this order' })
    await expect.element(dialog).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Close' })).toBeInViewport()
    await expect.element(dialog.getByRole('heading')).toBeInViewport()
    expect(await visibleProblems()).toEqual([])
  })
})

import { useState } from 'react'
import { useLocation } from 'react-router'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newDeskState } from '#domain/contact/realtime/desk/deskState.ts'
import { newConversation } from '#domain/contact/realtime/chat/newConversation.ts'
import { ConversationList } from '#client/pages/contact/admin/desk/ConversationList.tsx'
import type { DeskAddress } from '#client/pages/contact/admin/desk/deskAddress.ts'
import { DeskRoom } from '#client/realtime/DeskRoom.ts'
import { visibleProblems } from './visibleProblems.ts'
import { type Conditions, PHONE, show, WINDOW } from './show.tsx'

const VISITORS = 1_200
const START = Date.parse('2026-11-21T10:00:00.000Z')

/** Visitors by waiting time: number 1 has waited longest. */
const conversations = Array.from({ length: VISITORS }, (_, n) => {
  const waits = new Date(START + n * 1_000).toISOString()
  return {
    ...newConversation(`ses_${n + 1}`, waits),
    state: 'open' as const,
    name: `Visitor number ${n + 1}`,
    lastFrom: 'visitor' as const,
    lastText: n === 700 ? 'Café in Montréal' : 'Do you show ads in Austin?',
    messageAt: waits,
    waitingSince: waits,
    unread: 1,
    assigneeId: n % 100 === 0 ? 'acc_me' : null,
    assigneeName: n % 100 === 0 ? 'Me' : '',
  }
})

function List() {
  const { search } = useLocation()
  const asked = new URLSearchParams(search)
  const [room] = useState(() => new DeskRoom('usa-canada', 'acc_me'))
  const address: DeskAddress = {
    desk: 'usa-canada',
    session: asked.get('session'),
    view: 'open',
    owner: asked.get('owner') === 'mine' ? 'mine' : null,
  }
  const state = {
    ...newDeskState(),
    connection: 'live' as const,
    // The room sends them in any order.
    conversations: new Map(conversations.toReversed().map((each) => [each.sessionId, each])),
  }
  return (
    <div className="flex flex-col" style={{ height: 700 }}>
      <ConversationList
        room={room}
        state={state}
        address={address}
        accountId="acc_me"
        returnsTo={null}
        onFollow={() => {}}
      />
    </div>
  )
}

const link = (name: string) => page.getByRole('link', { name: new RegExp(`${name}\\b`) })
const places = () =>
  [...document.querySelectorAll('[aria-posinset]')].map((each) =>
    Number(each.getAttribute('aria-posinset')),
  )

const CONDITIONS: readonly [string, Conditions][] = [
  ['on a phone', PHONE],
  ['in a window', WINDOW],
]

describe.each(CONDITIONS)('list of a desk with 1,200 visitors, %s', (_name, conditions) => {
  it('renders only the visible rows, the longest wait first', async () => {
    await show(<List />, conditions)
    await expect.element(link('Visitor number 1')).toBeVisible()
    expect(document.querySelectorAll('*').length).toBeLessThan(1_500)
    expect(places()[0]).toBe(1)
    expect(places()).toEqual(places().toSorted((one, other) => one - other))
    const [first] = document.querySelectorAll('[aria-setsize]')
    expect(first?.getAttribute('aria-setsize')).toBe(String(VISITORS))
    expect(await visibleProblems()).toEqual([])
  })

  it('reaches every row by keyboard, and opens it with Enter', async () => {
    await show(<List />, conditions)
    await link('Visitor number 1').click()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(link('Visitor number 3')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(link('Visitor number 1200')).toHaveFocus()
    await expect.element(link('Visitor number 1200')).toBeInViewport()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect.element(link('Visitor number 1199')).toHaveAttribute('aria-current', 'page')
    await userEvent.keyboard('{Home}')
    await expect.element(link('Visitor number 1')).toHaveFocus()
    expect(document.querySelectorAll('[data-link][tabindex="0"]')).toHaveLength(1)
    expect(document.querySelectorAll('*').length).toBeLessThan(1_500)
  })

  it('keeps the focus on a row that is scrolled out of sight', async () => {
    await show(<List />, conditions)
    await link('Visitor number 2').click()
    document.querySelector('.overflow-y-auto')?.scrollTo({ top: 50_000 })
    await expect.poll(() => Math.max(...places())).toBeGreaterThan(500)
    await expect.element(link('Visitor number 2')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(link('Visitor number 3')).toBeInViewport()
  })

  it('finds words regardless of accents, and the conversations of the admin', async () => {
    await show(<List />, conditions)
    await page.getByRole('searchbox', { name: 'Search this list' }).fill('montreal')
    await expect.element(link('Visitor number 701')).toBeVisible()
    expect(places()).toEqual([1])
    await page.getByRole('link', { name: 'Mine' }).click()
    await expect.element(page.getByText('Try other words')).not.toBeInTheDocument()
    await page.getByRole('searchbox', { name: 'Search this list' }).fill('')
    await expect.element(link('Visitor number 101')).toBeVisible()
    expect(document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize')).toBe('12')
    await page.getByRole('searchbox', { name: 'Search this list' }).fill('nobody')
    await expect.element(page.getByText('No matches')).toBeVisible()
  })
})

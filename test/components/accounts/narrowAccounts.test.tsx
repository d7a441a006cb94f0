import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AgencyClients } from '#client/pages/sales/admin/agencies/AgencyClients.tsx'
import { ClientSection } from '#client/pages/accounts/clients/ClientSection.tsx'
import { ChannelRow } from '#client/pages/accounts/editUser/notifications/ChannelRow.tsx'
import { NotificationForm } from '#client/pages/accounts/editUser/notifications/NotificationForm.tsx'
import { InvitationsSection } from '#client/pages/accounts/team/InvitationsSection.tsx'
import { LimitsSection } from '#client/pages/accounts/team/LimitsSection.tsx'
import { MembersSection } from '#client/pages/accounts/team/MembersSection.tsx'
import { CardList } from '#client/pages/orders/cards/CardList.tsx'
import type { ManagedClient } from '#domain/accounts/team/teamClient.ts'
import type { TeamMemberView, TeamView } from '#domain/accounts/team/teamView.types.ts'
import { NOTIFICATION_KINDS } from '#domain/foundation/notifications/notification.ts'
import type { NotificationChannel } from '#domain/foundation/notifications/notificationChannel.ts'
import { show } from '../show.tsx'

afterEach(() => vi.unstubAllGlobals())

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'
const EMAIL = `${'buyer.of.the.campaigns'.repeat(2)}@a-very-long-domain-name.example.com`
const NONE = () => undefined

const member = (id: string, role: TeamMemberView['role']): TeamMemberView => ({
  id,
  name: `${LONG} Ann`,
  email: EMAIL,
  role,
  hasTwoFactor: true,
  joinedAt: '2026-11-01T00:00:00.000Z',
  isSelf: role === 'owner',
  clientName: role === 'viewer' ? LONG : null,
  monthlyLimitMinor: 123_456_789_00,
})
const invitation = {
  id: 'tmi_1',
  email: EMAIL,
  role: 'creative',
  clientName: LONG,
  expiresAt: '2026-12-01T00:00:00.000Z',
  hasExpired: false,
} as const
const team: TeamView = {
  name: LONG,
  requiresTwoFactor: true,
  currency: 'CHF',
  role: 'owner',
  needsTwoFactor: false,
  canManage: true,
  ownClient: null,
  members: [
    member('1', 'owner'),
    member('2', 'creative'),
    member('3', 'viewer'),
    member('4', 'buyer'),
  ],
  invitations: [invitation],
}
const client: ManagedClient = {
  id: 'cli_1',
  name: LONG,
  reportName: 'client',
  isArchived: false,
  createdAt: '2026-11-01T00:00:00.000Z',
  members: [{ id: '5', name: `${LONG} Ben`, email: EMAIL, role: 'creative' }],
  invitations: [invitation],
}
const terms = {
  id: 'cag_1',
  clientId: 'cli_1',
  commissionPermille: 125,
  since: '2026-12',
  proposedAt: '2026-11-01T00:00:00.000Z',
  acceptedAt: null,
}
const card = {
  id: 'car_1',
  brand: 'mastercard',
  last4: '4444',
  expMonth: 12,
  expYear: 2026,
  isDefault: false,
  validity: 'expires_soon',
} as never
const settings = {
  rhythms: Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, 'daily'])),
  zone: 'CST',
  quietHours: { fromHour: 20, toHour: 7 },
} as never
const channel: NotificationChannel = {
  id: 'nch_1',
  app: 'slack',
  name: LONG,
  kinds: [...NOTIFICATION_KINDS],
  failures: 12,
  isOff: true,
  lastError: 'It answered with status 500.',
}

const PARTS: Record<string, ReactNode> = {
  members: <MembersSection team={team} onDone={NONE} />,
  limits: <LimitsSection team={team} onDone={NONE} />,
  invitations: <InvitationsSection team={team} onDone={NONE} />,
  client: <ClientSection client={client} agencyName={LONG} canManage onDone={NONE} />,
  'clients of agencies': <AgencyClients />,
  cards: (
    <CardList
      group={{ ownerKind: 'team', ownerName: LONG, canAdd: true, cards: [card] }}
      onChanged={NONE}
    />
  ),
  notifications: <NotificationForm saved={settings} />,
  channel: (
    <ul>
      <ChannelRow channel={channel} onChanged={NONE} />
    </ul>
  ),
}

it.each(Object.keys(PARTS))('%s with long names fit 320 px', async (part) => {
  const clients = [{ id: 'cli_1', name: LONG, agencyName: LONG, terms: [terms, terms] }]
  vi.stubGlobal('fetch', async () => Response.json({ clients }))
  await show(PARTS[part], { width: 320, height: 700 })
  await expect.element(page.getByRole('button').first()).toBeVisible()
  await expect.poll(() => document.body.innerText.includes('loading')).toBe(false)
  const beyond = [...document.querySelectorAll('main *')]
    .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
    .filter((element) => element.getBoundingClientRect().right > 321)
  expect(beyond.map((element) => element.outerHTML.slice(0, 120))).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

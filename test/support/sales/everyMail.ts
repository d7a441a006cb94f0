import { CARD_MAILS } from '#content/mails/orders/cardMails.ts'
import { STANDING_MAILS } from '#content/mails/orders/standingMails.ts'
import { ACCESS_MAILS } from '#content/mails/orders/accessMails.ts'
import { ACCOUNT_MAILS } from '#content/mails/accounts/accountMails.ts'
import { notificationsMail } from '#content/mails/accounts/notificationMails.ts'
import { APPROVAL_MAILS } from '#content/mails/orders/approvalMails.ts'
import { TEAM_MAILS } from '#content/mails/accounts/teamMails.ts'
import { DESK_MAILS } from '#content/mails/sales/deskMails.ts'
import { LEDGER_MAILS } from '#content/mails/orders/ledgerMails.ts'
import { OPERATIONS_MAILS } from '#content/mails/foundation/operationsMails.ts'
import { OFFER_MAILS } from '#content/mails/sales/offerMails.ts'
import { PRODUCTION_MAILS } from '#content/mails/creatives/productionMails.ts'
import { REPORT_MAILS } from '#content/mails/reporting/reportMails.ts'
import { creativesDecided, type MailedVerdict } from '#content/mails/creatives/reviewMails.ts'
import { LEAD_KINDS } from '#domain/sales/lead/lead.ts'
import { countsOf } from '#domain/reporting/figures/deliveryCounts.ts'
import { MAIL_RHYTHMS } from '#domain/reporting/sharing/mailRhythm.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import {
  everyOrderMail,
  named,
  type MailsByName,
  type MailSample,
} from '#test/support/orders/everyOrderMail.ts'
import { MAIL_LINKS, mailedPage } from '#test/support/orders/mailedOrders.ts'

const times = <Item>(count: number, item: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => item(at))

function accountMails({ names: { firstName, email: newEmail }, count }: MailSample): MailsByName {
  const url = `${mailedPage('verify-email')}?token=Zr7KqUq29xWd44tFfA1rM0pQ8sT6vY3bN5cD1eF2gH4`
  const facts = { firstName, newEmail, left: count - 1, url }
  const mails = Object.entries(ACCOUNT_MAILS).map(([name, mail]) => [name, mail(facts)] as const)
  return named('account', Object.fromEntries(mails))
}

function notificationMails({ names, count }: MailSample): MailsByName {
  const [first, ...rest] = times(count, () => ({
    title: 'Creative needs a change',
    text: `${names.banner} for ${names.campaign}. See what to change.`,
    url: MAIL_LINKS.uploadUrl,
  }))
  if (!first) return {}
  const facts = {
    firstName: names.firstName,
    settingsUrl: `${mailedPage('edit-user')}#notifications`,
  }
  return named('notifications', {
    some: notificationsMail({ ...facts, notifications: [first, ...rest], more: 0 }),
    many: notificationsMail({ ...facts, notifications: [first, ...rest], more: count }),
  })
}

function teamMails({ names, count }: MailSample): MailsByName {
  const facts = {
    firstName: names.firstName,
    invitedBy: `${names.firstName} ${names.company}`,
    from: `${names.firstName} ${names.company}`,
    teamName: names.company,
    clientName: null,
    roleName: 'planner',
    days: count,
    url: `${mailedPage('team-invitation')}?token=tmi_7Kq29xWd44tFfA1rM0pQ8sT6.Zr7KqUq29xWd44tFfA1rM0pQ8sT6vY3bN5cD1eF2gH4`,
  }
  const approval = {
    firstName: names.firstName,
    by: `${names.firstName} ${names.company}`,
    teamName: names.company,
    advertiser: names.company,
    total: '$12,345.67',
    lines: [names.company],
    note: count > 1 ? `${names.company} waits.` : '',
    byInvoice: count > 1,
    days: count,
    url: `${mailedPage('approval/oap_7Kq29xWd44tFfA1rM0pQ8sT6')}?token=oap_7Kq29xWd44tFfA1rM0pQ8sT6`,
  }
  return named('team', {
    invitation: TEAM_MAILS.invitation(facts),
    clientInvitation: TEAM_MAILS.invitation({ ...facts, clientName: names.company }),
    memberRemoved: TEAM_MAILS.memberRemoved(facts),
    statement: TEAM_MAILS.statement({ ...facts, month: 'Nov 2026' }),
    ownership: TEAM_MAILS.ownership(facts),
    approvalWanted: APPROVAL_MAILS.wanted(approval),
    approvalApproved: APPROVAL_MAILS.approved({ ...approval, toPay: true }),
    approvalDenied: APPROVAL_MAILS.denied({ ...approval, reason: `${names.company} pays less.` }),
  })
}

function cardMails({ names: { firstName } }: MailSample): MailsByName {
  const facts = {
    firstName,
    card: 'Visa ending in 4242',
    expiry: 'Dec 2026',
    url: mailedPage('saved-cards'),
  }
  return named('card', { expires: CARD_MAILS.expires(facts) })
}

function standingMails({ names: { firstName, company }, count }: MailSample): MailsByName {
  const facts = {
    firstName,
    order: 'ORD-2026-000123',
    url: mailedPage('standing-order/sto_7Kq29xWd44tFfA1rM0pQ8sT6'),
    day: 'Dec 5, 2026',
    total: '$12,345.67',
    notes: times(count, () => `${company}: it runs Dec 10 - 20 instead of Nov 10 - 20.`),
    reason: `${company} is no longer offered.`,
  }
  return named('standing', {
    started: STANDING_MAILS.started({ ...facts, consent: company, first: facts.day }),
    announced: STANDING_MAILS.announced({ ...facts, card: 'Visa ending in 4242' }),
    announcedByInvoice: STANDING_MAILS.announced({ ...facts, card: null }),
    held: STANDING_MAILS.held(facts),
    unpaid: STANDING_MAILS.unpaid({ ...facts, days: 3, isPaused: count > 1 }),
    paused: STANDING_MAILS.paused(facts),
    ended: STANDING_MAILS.ended(facts),
  })
}

function offerMails({ names, count }: MailSample): MailsByName {
  const offer = {
    number: 'OFF-2026-000123',
    version: count,
    advertiser: names.company,
    totalMinor: 728_691_35,
    lastDay: '2026-12-09',
    heldUntil: '2026-11-27T14:30:00.000Z',
    url: `${mailedPage('offer')}?o=7Kq29xWd44tFfA1rM0pQ8sT6vY3bN5cD`,
  }
  return named('offer', {
    sent: OFFER_MAILS.sent(offer),
    sentWithoutHold: OFFER_MAILS.sent({ ...offer, heldUntil: null }),
    reminder: OFFER_MAILS.reminder(offer),
  })
}

function productionMails({ names, count }: MailSample): MailsByName {
  const facts = {
    firstName: names.firstName,
    orderNumber: 'AMD-100001',
    name: 'Display banner set, three sizes',
    advertiser: names.company,
    dueDate: count === 1 ? null : '2026-12-02',
    roundsLeft: count,
    uploadUrl: MAIL_LINKS.uploadUrl,
    deskUrl: `${mailedPage('admin/productions')}?ad=lin_7Kq29xWd44tFfA1r`,
    text: names.text,
  }
  const written = new Set(['draft_ready', 'production_message', 'changes_asked'])
  const mails = Object.entries(PRODUCTION_MAILS).map(
    ([name, mail]) => [name, mail(written.has(name) ? facts : { ...facts, text: '' })] as const,
  )
  return named('production', Object.fromEntries(mails))
}

function verdictMails({ names, count }: MailSample): MailsByName {
  const verdict = (state: MailedVerdict['state']): MailedVerdict => ({
    title: names.banner,
    lineName: names.campaign,
    state,
    denialClass: state === 'denied' ? 'misleading_claim' : null,
    text: state === 'approved' ? '' : names.text,
  })
  const mail = (...states: MailedVerdict['state'][]) =>
    creativesDecided({
      firstName: names.firstName,
      orderNumber: 'AMD-100001',
      verdicts: states.flatMap((state) => times(count, () => verdict(state))),
      uploadUrl: MAIL_LINKS.uploadUrl,
      policyUrl: mailedPage('ad-policy'),
    })
  return named('verdicts', {
    approved: mail('approved'),
    denied: mail('denied'),
    changeAsked: mail('change_asked'),
    all: mail('denied', 'change_asked', 'approved'),
  })
}

function reportMails({ names, count }: MailSample): MailsByName {
  const { firstName, campaign } = names
  const hours = [
    { kind: 'impression', validity: 'valid', count, impressions: count },
    { kind: 'click', validity: 'valid', count },
    { kind: 'play', validity: 'valid', count, impressions: 0 },
  ] as const
  const line = (at: number) => ({
    id: `lin_${at}`,
    name: campaign,
    mediaType: 'online_display',
    bookedImpressions: 1_254_300,
    deliveredImpressions: count,
    spentUsdMinor: 112_499_99,
  })
  const report = {
    title: count === 1 ? campaign : 'Order AMD-100001',
    zone: 'CET',
    from: '2026-12-14',
    to: count === 1 ? '2026-12-14' : '2026-12-20',
    lines: times(count, line),
    pace: {
      bookedImpressions: 2_508_600,
      budgetUsdMinor: 624_999_98,
      remainingUsdMinor: 400_000_00,
    },
    totals: { counts: countsOf(hours), planned: 1_254_300, spentUsdMinor: 224_999_98 },
  } as unknown as ReportView
  const about = {
    firstName,
    reportUrl: MAIL_LINKS.reportUrl,
    stopUrl: `${mailedPage('stop-report-mails')}?key=7Kq29xWd44tFfA1rM0pQ8sT6`,
    isLast: false,
  }
  const whole = { ...report, from: null, to: null }
  return named('report', {
    ...Object.fromEntries(
      MAIL_RHYTHMS.map((rhythm) => [rhythm, REPORT_MAILS.report(report, { ...about, rhythm })]),
    ),
    last: REPORT_MAILS.report(whole, { ...about, rhythm: 'end', isLast: true }),
  })
}

function deskMails({ names, count }: MailSample): MailsByName {
  const desk = 'usa-canada'
  const name = `${names.firstName} ${names.lastName}`
  const url = `${mailedPage('admin/chat')}?desk=${desk}&session=7Kq29xWd44tFfA1rM0pQ8sT6`
  const told = times(
    count,
    (at) =>
      `ord_7Kq29xWd44tFfA1${at}: paid 72869135 is not delivered, remaining, coupons and credits 72869134`,
  )
  const waiting = times(count, (at) => ({
    name,
    kind: LEAD_KINDS[at % LEAD_KINDS.length] ?? 'chat',
    dueAt: at === 1 ? null : '2026-11-25T21:30:00.000Z',
  }))
  const lead = { desk, count, waiting, url } as const
  return {
    ...named('desk', {
      visitorWaits: DESK_MAILS.visitorWaits({ desk, text: names.text, others: 0, url }),
      othersWait: DESK_MAILS.visitorWaits({ desk, text: names.text, others: count, url }),
      leadsWaiting: DESK_MAILS.leadsWaiting({ ...lead, hasMore: false }),
      moreLeadsWaiting: DESK_MAILS.leadsWaiting({ ...lead, hasMore: true }),
      deskAnswered: DESK_MAILS.deskAnswered({ senderName: name, text: names.text, url }),
    }),
    ...named('ledger', {
      differences: LEDGER_MAILS.differences({ count, told }),
      moreDifferences: LEDGER_MAILS.differences({ count: count + 9, told }),
      deliveries: LEDGER_MAILS.deliveries({ count, told }),
    }),
  }
}

function operationsMails({ names, count }: MailSample): MailsByName {
  const alert = {
    environment: 'production',
    summary: 'Job sendDueMails fails',
    detail: times(count, (at) => `Attempt ${at + 1}: ${names.text}`).join('\n'),
    raisedAt: '2026-11-26 12:00 UTC',
    url: mailedPage('admin'),
  }
  return named('operations', {
    raised: OPERATIONS_MAILS.alertRaised(alert),
    resolved: OPERATIONS_MAILS.alertResolved(alert),
  })
}

/** Every mail that the product sends, in each of its variants, with the same names. */
export const everyMail = (told: MailSample): MailsByName => ({
  ...named('access', {
    code: ACCESS_MAILS.code({
      title: `the report of ${told.names.campaign}, order AMD-100001`,
      code: '048213',
      minutes: 15,
    }),
  }),
  ...accountMails(told),
  ...teamMails(told),
  ...cardMails(told),
  ...standingMails(told),
  ...everyOrderMail(told),
  ...notificationMails(told),
  ...offerMails(told),
  ...productionMails(told),
  ...verdictMails(told),
  ...reportMails(told),
  ...deskMails(told),
  ...operationsMails(told),
})

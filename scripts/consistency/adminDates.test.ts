import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')

const FIELD = /<(?:DateField|DatePicker|DateRangePicker|NativeDateField)\b/g

/** The texts by which a screen names its time zone. */
const ZONES = {
  seller: /zoneNote\(/,
  campaign: /campaign’s (?:own )?time zone/,
  UTC: /\(UTC\)/,
} as const

/** Each back-office screen with date fields: the number of fields, and the zone of their days. */
const DATE_FIELDS: Record<string, readonly [fields: number, zone: keyof typeof ZONES]> = {
  'catalogue/admin/EditProductsDialog.tsx': [1, 'seller'],
  'commerce/admin/CouponLimits.tsx': [2, 'seller'],
  'commerce/admin/TermsDialog.tsx': [2, 'seller'],
  'foundation/admin/NextSteps.tsx': [1, 'seller'],
  'foundation/admin/audit/AuditFilters.tsx': [2, 'seller'],
  'foundation/admin/settings/RateDialog.tsx': [1, 'UTC'],
  'orders/admin/invoices/Bookkeeping.tsx': [2, 'seller'],
  'orders/admin/orders/BoardFilters.tsx': [2, 'campaign'],
  'orders/change/ChangeFields.tsx': [2, 'campaign'],
  'sales/admin/agencies/NewAgreementDialog.tsx': [1, 'seller'],
  'sales/admin/agencies/TermsFields.tsx': [1, 'seller'],
  'sales/admin/offers/RevisionForm.tsx': [1, 'seller'],
}

/** Screens shared by the back office and buyers. */
const SHARED = new Set(['orders/change/ChangeFields.tsx'])

const codeOf = (folder: string, file: string) =>
  readFileSync(path.join(ROOT, folder, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')

const filesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.tsx'))

describe('date fields of the back office', () => {
  const pages = 'client/pages'
  const found = filesIn(pages)
    .filter((file) => file.includes('/admin/') || SHARED.has(file))
    .map((file) => [file, codeOf(pages, file).match(FIELD)?.length ?? 0] as const)
    .filter(([, fields]) => fields > 0)

  it('are all in this table', () => {
    const listed = Object.entries(DATE_FIELDS).map(([file, [fields]]) => [file, fields])
    expect(
      Object.fromEntries(found),
      'Name the zone of a new date field, and list it here.',
    ).toEqual(Object.fromEntries(listed))
  })

  it.each(Object.entries(DATE_FIELDS))('%s names the zone of its days', (file, [, zone]) => {
    expect(codeOf(pages, file)).toMatch(ZONES[zone])
  })

  it('are not in components shared by pages and the back office', () => {
    const shared = filesIn('client/components').filter((file) =>
      codeOf('client/components', file).match(FIELD),
    )
    expect(shared).toEqual([])
  })
})

import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { FormProvider, useForm } from 'react-hook-form'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import {
  CompanyNameField,
  LoginEmailField,
  NameFields,
} from './components/accounts/AccountFields.tsx'
import { ContactFields } from './components/contact/contact/ContactFields.tsx'
import { useContactFields } from './components/contact/contact/useContactFields.ts'
import { AdvertiserFields } from './components/foundation/form/AdvertiserFields.tsx'
import { BillingAddressFields } from './components/foundation/form/BillingAddressFields.tsx'
import { NewPasswordField } from './components/foundation/form/NewPasswordField.tsx'
import { PasswordField } from './components/foundation/form/PasswordField.tsx'
import { OfferForm } from './components/sales/OfferDialog.tsx'
import { BillingSection } from './pages/orders/checkout/fields/BillingSection.tsx'
import { ContactSection } from './pages/orders/checkout/fields/ContactSection.tsx'

/** Of the HTML standard's table of autofill fields, those that a form of ours asks for. */
const FIELDS = new Set([
  'given-name',
  'family-name',
  'organization',
  'url',
  'email',
  'tel',
  'username',
  'new-password',
  'current-password',
  'address-line1',
  'address-line2',
  'address-level1',
  'address-level2',
  'postal-code',
  'country',
  'country-name',
])

/** Whether a browser knows what to fill in: a section, whose address it is, and a field, in this order; or nothing. */
function isToken(text: string): boolean {
  if (text === 'off') return true
  const parts = text.split(' ')
  if (parts[0]?.startsWith('section-')) parts.shift()
  if (parts[0] === 'billing' || parts[0] === 'shipping') parts.shift()
  return parts.length === 1 && FIELDS.has(parts[0] ?? '')
}

function InForm({ children, values }: { children?: ReactNode; values: object }) {
  return createElement(FormProvider, useForm({ defaultValues: values }) as never, children)
}

function CallUs() {
  return createElement(ContactFields, { field: useContactFields().field, hasEmail: true })
}

/** The fields of a form with their tokens, as they are in its first answer. */
function tokensOf(parts: readonly ReactNode[], values: object = {}): Record<string, string> {
  const html = renderToString(
    createElement(MemoryRouter, null, createElement(InForm, { values }, ...parts)),
  )
  const tags = html.match(/<(?:input|select|textarea)\b[^>]*>/g) ?? []
  const attribute = (tag: string, name: string) =>
    new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]
  const asked = tags.filter(
    (tag) => !/type="(?:hidden|radio|checkbox|file)"|tabindex="-1"|aria-hidden="true"/i.test(tag),
  )
  return Object.fromEntries(
    asked.map((tag) => {
      const id = attribute(tag, 'id') ?? ''
      const label = new RegExp(`<label[^>]*for="${id}"[^>]*>(.*?)</label>`).exec(html)?.[1] ?? tag
      return [
        label.replace(/<[^>]*>|\s*\(optional\)|\s*\*$/g, ''),
        attribute(tag, 'autocomplete') ?? '',
      ]
    }),
  )
}

const of = <Props extends object>(component: ComponentType<Props>, props: Props) =>
  createElement(component, props)

const NAME = { 'First name': 'given-name', 'Last name': 'family-name' }
const BILLING = {
  Country: 'billing country-name',
  'Address line 1': 'billing address-line1',
  'Address line 2': 'billing address-line2',
  'ZIP code': 'billing postal-code',
  City: 'billing address-level2',
  State: 'billing address-level1',
}
const IN_US = { country: 'US', state: '', zipCode: '', city: '' }

const FORMS: {
  name: string
  parts: readonly ReactNode[]
  values: object
  tokens: Record<string, string>
}[] = [
  {
    name: 'the checkout',
    parts: [
      of(ContactSection, {}),
      of(AdvertiserFields, { path: 'advertiser.' }),
      of(BillingSection, { saved: [], isSaved: false, onSave: () => undefined }),
    ],
    values: { contact: { type: 'company' }, billing: IN_US, advertiser: {} },
    tokens: {
      'Company name': 'organization',
      ...NAME,
      Email: 'email',
      'Phone number': 'tel',
      'Advertiser name': 'section-advertiser organization',
      Website: 'section-advertiser url',
      Industry: 'off',
      ...BILLING,
      'Invoice email': 'billing email',
    },
  },
  {
    name: 'the registration',
    parts: [
      of(LoginEmailField, {}),
      of(NameFields, {}),
      of(CompanyNameField, {}),
      of(NewPasswordField, { name: 'password', label: 'Password' }),
    ],
    values: {},
    tokens: {
      Email: 'username',
      ...NAME,
      'Company name': 'organization',
      Password: 'new-password',
    },
  },
  {
    name: 'an offer',
    parts: [of(OfferForm, { items: [], isCart: true, country: 'US' })],
    values: {},
    tokens: {
      'Phone number': 'tel',
      Email: 'email',
      'Advertiser name': 'organization',
      'Country, for tax': 'billing country',
      State: 'billing address-level1',
    },
  },
  {
    name: 'call us',
    parts: [of(CallUs, {})],
    values: {},
    tokens: { 'Phone number': 'tel', ...NAME, Company: 'organization', Email: 'email' },
  },
  {
    name: 'the profile',
    parts: [
      of(NameFields, {}),
      of(CompanyNameField, {}),
      of(BillingAddressFields, {}),
      of(PasswordField, { name: 'old', label: 'Old password', autoComplete: 'current-password' }),
    ],
    values: IN_US,
    tokens: {
      ...NAME,
      'Company name': 'organization',
      ...BILLING,
      'Old password': 'current-password',
    },
  },
]

describe('autofill of', () => {
  it.each(FORMS)('$name has the token of the HTML standard', ({ parts, values, tokens }) => {
    expect(tokensOf(parts, values)).toEqual(tokens)
    expect(Object.values(tokens).filter((token) => !isToken(token))).toEqual([])
  })
})

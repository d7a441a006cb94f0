import { z } from 'zod'
import { isIanaZone } from '#domain/foundation/calendar/calendarDay.ts'
import { hostName } from '#domain/foundation/settings/deployedSettings.ts'
import { registrableDomain } from '#domain/foundation/settings/registrableDomain.ts'
import { deploymentPlaceholders } from '../../setup/deploymentPlaceholders.ts'
import type { EnvironmentConfig } from '../environments.ts'

/** Where the database and the files are created; they cannot be moved. */
export const LOCATIONS = ['wnam', 'enam', 'weur', 'eeur', 'apac', 'oc'] as const

const host = z
  .string()
  .transform((text) => hostName(text.trim()))
  .refine(
    (text) => /^([a-z0-9-]+\.)+[a-z]{2,}$/.test(text),
    'must be a host, such as www.example.com',
  )
const text = z.string().trim().min(1, 'is needed')

/** What setup asks for. */
export const answersSchema = z
  .object({
    siteHost: host,
    serveHost: host,
    creativesHost: host,
    mailDomain: host,
    sellerAddress: text,
    sellerTaxId: text,
    sellerBank: text,
    sellerLaw: text,
    sellerVenue: text,
    sellerTimeZone: text.refine(isIanaZone, 'must be a time zone, such as America/Chicago'),
    location: z.enum(LOCATIONS, `must be one of ${LOCATIONS.join(', ')}`),
    jurisdiction: z.enum(['none', 'eu'], 'must be none or eu'),
    stripePublicKey: z
      .string()
      .trim()
      .regex(/^pk_(live|test)_/, 'must begin with pk_live_ or pk_test_'),
  })
  .superRefine(({ siteHost, serveHost, creativesHost }, context) => {
    const need = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (serveHost === siteHost) need('serveHost', 'must be another host than the site')
    if (creativesHost === serveHost) need('creativesHost', 'must be another host than the tags')
    if (registrableDomain(creativesHost) === registrableDomain(siteHost))
      need('creativesHost', 'must be on another registrable domain than the site')
  })

export type Answers = z.infer<typeof answersSchema>

/** A question, in the order in which they are asked. */
export interface Question {
  name: keyof Answers
  question: string
}

export const QUESTIONS: readonly Question[] = [
  { name: 'siteHost', question: 'Host of the site (www.example.com)' },
  { name: 'serveHost', question: 'Host of tags and players (serve.example.com)' },
  {
    name: 'creativesHost',
    question: 'Host of uploaded creatives, on another registrable domain than the site',
  },
  { name: 'mailDomain', question: 'Domain that emails are sent from' },
  { name: 'sellerAddress', question: 'Name and address on invoices, with | between the lines' },
  { name: 'sellerTaxId', question: 'Tax number on invoices' },
  { name: 'sellerBank', question: 'Where invoices are paid to' },
  {
    name: 'sellerLaw',
    question: 'Whose law the terms name, such as “the State of Texas, United States”',
  },
  {
    name: 'sellerVenue',
    question: 'Which courts decide, such as “the courts of Travis County, Texas”',
  },
  { name: 'sellerTimeZone', question: 'Time zone of invoices (America/Chicago)' },
  {
    name: 'location',
    question: `Region of the database and the files, which cannot be moved (${LOCATIONS.join(', ')})`,
  },
  {
    name: 'jurisdiction',
    question: 'Jurisdiction of all stored data, which cannot be changed later (none, eu)',
  },
  { name: 'stripePublicKey', question: "Stripe's publishable key (pk_…)" },
]

/** Answers that wrangler.toml has already; placeholders are none. */
export function knownAnswers(config: EnvironmentConfig): Partial<Record<keyof Answers, string>> {
  const placeholders = new Set(deploymentPlaceholders(config))
  const known = (setting: string) =>
    placeholders.has(setting) ? undefined : config.vars[setting] || undefined
  const site = known('SITE_URL')
  const isFilled = site !== undefined
  const found = {
    siteHost: site && hostName(site),
    serveHost: known('SERVE_HOST'),
    creativesHost: known('CREATIVES_HOST'),
    mailDomain: known('MAIL_FROM')?.split('@')[1],
    sellerAddress: known('SELLER_ADDRESS'),
    sellerTaxId: known('SELLER_TAX_ID'),
    sellerBank: known('SELLER_BANK'),
    sellerLaw: known('SELLER_LAW'),
    sellerVenue: known('SELLER_VENUE'),
    sellerTimeZone: known('SELLER_TIME_ZONE'),
    location: isFilled ? known('HOME_REGION') : undefined,
    jurisdiction: isFilled ? known('JURISDICTION') || 'none' : undefined,
    stripePublicKey: known('CARD_PROVIDER_PUBLIC_KEY'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** The checked answers. Raises an error that names each missing and each wrong one. */
export function readAnswers(given: Readonly<Record<string, unknown>>): Answers {
  const read = answersSchema.safeParse(given)
  if (read.success) return read.data
  const lines = read.error.issues.map((issue) => {
    const name = issue.path.join('.')
    return `  ${name}: ${given[name] === undefined ? 'is missing' : issue.message}`
  })
  throw new Error(`These answers cannot be used:\n${lines.join('\n')}`)
}

/** The settings that answers come to. Addresses of emails keep the part before the @. */
export function settingsOf(answers: Answers, vars: Readonly<Record<string, string>>) {
  const mails = Object.entries(vars)
    .filter(([name]) => name.startsWith('MAIL_'))
    .map(([name, address]) => [name, `${address.split('@')[0]}@${answers.mailDomain}`] as const)
  return {
    ...Object.fromEntries(mails),
    SITE_URL: `https://${answers.siteHost}`,
    SERVE_HOST: answers.serveHost,
    CREATIVES_HOST: answers.creativesHost,
    SELLER_ADDRESS: answers.sellerAddress,
    SELLER_TAX_ID: answers.sellerTaxId,
    SELLER_BANK: answers.sellerBank,
    SELLER_LAW: answers.sellerLaw,
    SELLER_VENUE: answers.sellerVenue,
    SELLER_TIME_ZONE: answers.sellerTimeZone,
    HOME_REGION: answers.location,
    CARD_PROVIDER_PUBLIC_KEY: answers.stripePublicKey,
    JURISDICTION: answers.jurisdiction === 'none' ? '' : answers.jurisdiction,
  }
}

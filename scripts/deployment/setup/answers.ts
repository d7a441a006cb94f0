import { z } from 'zod'
import { isIanaZone } from '#domain/foundation/calendar/calendarDay.ts'
import { hostName } from '#domain/foundation/settings/deployedSettings.ts'
import { registrableDomain } from '#domain/foundation/settings/registrableDomain.ts'
import { deploymentPlaceholders } from '../../setup/deploymentPlaceholders.ts'
import type { EnvironmentConfig } from '../environments.ts'

/** The location of the database and the files, which cannot be changed later. */
export const LOCATIONS = ['wnam', 'enam', 'weur', 'eeur', 'apac', 'oc'] as const

const host = z
  .string()
  .transform((text) => hostName(text.trim()))
  .refine(
    (text) => /^([a-z0-9-]+\.)+[a-z]{2,}$/.test(text),
    'must be a host, such as www.example.com',
  )
const text = z.string().trim().min(1, 'is needed')

const fields = {
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
}

/** Setup's questions. */
const answersSchema = z.object(fields)
export type Answers = z.infer<typeof answersSchema>

type Given = Readonly<Record<string, unknown>>

interface AnswerProblem {
  name: string
  message: string
}

/** Why individually valid hosts cannot be combined. */
function hostProblems(given: Given): AnswerProblem[] {
  const hostOf = (name: 'siteHost' | 'serveHost' | 'creativesHost') =>
    fields[name].safeParse(given[name]).data
  const [site, serve, creatives] = [
    hostOf('siteHost'),
    hostOf('serveHost'),
    hostOf('creativesHost'),
  ]
  const problems: AnswerProblem[] = []
  if (serve !== undefined && serve === site)
    problems.push({ name: 'serveHost', message: 'must be another host than the site' })
  if (creatives === undefined) return problems
  const need = (message: string) => problems.push({ name: 'creativesHost', message })
  if (creatives === serve) need('must be another host than the tags')
  if (site !== undefined && registrableDomain(creatives) === registrableDomain(site))
    need('must be on another registrable domain than the site')
  return problems
}

/** Why an answer conflicts with earlier ones; null if it does not. */
export function answerProblem(name: keyof Answers, given: Given): string | null {
  const read = fields[name].safeParse(given[name])
  if (!read.success) return read.error.issues[0]?.message ?? 'cannot be used'
  return hostProblems(given).find((problem) => problem.name === name)?.message ?? null
}

/** A question, in the order of the prompts. */
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

/** Answers for a dry run without input. */
export const EXAMPLE_ANSWERS: Readonly<Answers> = {
  siteHost: 'www.example.com',
  serveHost: 'serve.example.com',
  creativesHost: 'files.example-usercontent.com',
  mailDomain: 'example.com',
  sellerAddress: 'Example Media, Inc.|1 Main Street|Austin, TX 78701|United States',
  sellerTaxId: 'EIN 00-0000000',
  sellerBank: 'Account 000000000',
  sellerLaw: 'the State of Texas, United States',
  sellerVenue: 'the courts of Travis County, Texas',
  sellerTimeZone: 'America/Chicago',
  location: 'enam',
  jurisdiction: 'none',
  stripePublicKey: 'pk_test_example',
}

/** The answers that wrangler.toml already contains; placeholders do not count. */
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

/**
 * The proposed answer to each question: this environment's, else the other environment's if both
 * share it. Hosts and Stripe's keys differ in each.
 */
export const proposedAnswers = (
  known: Partial<Record<keyof Answers, string>>,
  ofOther: Partial<Record<keyof Answers, string>>,
): Partial<Record<keyof Answers, string>> => ({
  ...Object.fromEntries(Object.entries(ofOther).filter(([name]) => !/Host$|^stripe/.test(name))),
  ...known,
})

/** The validated answers. Raises an error that names each missing and each wrong one. */
export function readAnswers(given: Given): Answers {
  const read = answersSchema.safeParse(given)
  const problems = [
    ...(read.error?.issues ?? []).map(({ path, message }): AnswerProblem => {
      const name = path.join('.')
      return { name, message: given[name] === undefined ? 'is missing' : message }
    }),
    ...hostProblems(given),
  ]
  if (read.success && problems.length === 0) return read.data
  const lines = problems.map(({ name, message }) => `  ${name}: ${message}`)
  throw new Error(`These answers cannot be used:\n${lines.join('\n')}`)
}

/** Settings derived from the answers. Email addresses keep the part before the @. */
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

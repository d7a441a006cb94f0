import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { accountEditSchema } from '#domain/accounts/accountForms.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { productRowSchema } from '#domain/catalogue/products/inventoryRow.ts'
import { checkoutSchema } from '#domain/commerce/checkout/checkoutSchema.ts'
import { emailField } from '#domain/foundation/forms/email.ts'
import { genericMessage } from '#domain/foundation/forms/genericMessages.ts'
import { nameField, optionalCompanyField } from '#domain/foundation/forms/nameField.ts'
import { consultationSchema } from '#domain/sales/lead/consultation.ts'
import {
  callbackRequestSchema,
  contactRequestSchema,
  messageRequestSchema,
} from '#domain/sales/lead/contactRequest.ts'
import { offerRequestSchema } from '#domain/sales/offer/offerRequest.ts'
import { inRoot } from '../project/paths.ts'
import { cpuTime } from './cpuTime.ts'
import { schemasOf, textFieldsOf, type TextField } from './textFields.ts'

/** Maximum time of a field on a text of this length. */
const LONGEST_MS = 50
const HOSTILE_CHARACTERS = 180_000
/** With fewer fields than this, the walk has missed some. */
const FEWEST_FIELDS = 280

const ATTACKS = [
  'a',
  'A1',
  ' ',
  '1',
  '.',
  'a.b',
  'a.',
  'a-',
  'a@',
  'a ',
  '+1 ',
  '😀',
  'é',
  'http://a.',
  '\n',
  ',',
  '"',
  '(',
  '0',
  ':',
].flatMap((unit) => {
  const run = unit.repeat(Math.ceil(HOSTILE_CHARACTERS / unit.length)).slice(0, HOSTILE_CHARACTERS)
  return [run, `a${run.slice(2)}!`]
})

const isCallable = () => true

/** Schemas returned by functions. */
const MADE: [string, z.ZodType][] = [
  ['accountEditSchema', accountEditSchema(isCallable)],
  ['callbackRequestSchema', callbackRequestSchema(isCallable)],
  ['messageRequestSchema', messageRequestSchema(isCallable)],
  ['contactRequestSchema', contactRequestSchema(isCallable)],
  ['consultationSchema', consultationSchema(isCallable)],
  ['checkoutSchema', checkoutSchema(isCallable)],
  ['offerRequestSchema', offerRequestSchema(isCallable)],
  ...MEDIA_TYPES.filter((type) => type !== 'dooh').map((type): [string, z.ZodType] => [
    `${type} row`,
    productRowSchema(type),
  ]),
  ['emailField', emailField('Email')],
  ['nameField', nameField('First name', 80)],
  ['optionalCompanyField', optionalCompanyField('Company', 160)],
]

async function fieldsOfDomain(): Promise<TextField[]> {
  const names = readdirSync(inRoot('domain'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.ts') && !/\.(test|types)\.ts$/.test(name))
    .filter((name) => !name.startsWith('testing/'))
  const seen = new Set<z.ZodType>()
  const modules = await Promise.all(
    names.map(
      async (name): Promise<Record<string, unknown>> => await import(inRoot(`domain/${name}`)),
    ),
  )
  const schemas = [...modules.flatMap(schemasOf), ...MADE]
  return schemas.flatMap(([name, schema]) => textFieldsOf(name, schema, seen))
}

describe('text fields of domain', async () => {
  const fields = await fieldsOfDomain()

  it('are all found', () => expect(fields.length).toBeGreaterThanOrEqual(FEWEST_FIELDS))

  it.each(fields.map((field) => [field.path, field] as const))(
    `%s judges 180 kB of text in under ${LONGEST_MS} ms`,
    (_, { schema }) => {
      const slow: string[] = []
      for (const text of ATTACKS) {
        const ms = cpuTime(() => void schema.safeParse(text, { error: genericMessage }), LONGEST_MS)
        if (ms >= LONGEST_MS) slow.push(`${JSON.stringify(text.slice(0, 12))}: ${ms} ms`)
      }
      expect(slow).toEqual([])
    },
  )
})

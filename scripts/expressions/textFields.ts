import type { z } from 'zod'

/** A text field, with the outermost schema of its value. */
export interface TextField {
  path: string
  schema: z.ZodType
}

type Definition = z.core.$ZodTypeDef & Record<string, unknown>

const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition

const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Schemas to which a schema passes the same value: optional, piped, unions. */
function passedOn(definition: Definition): z.ZodType[] {
  if (definition.type === 'lazy') return [(definition['getter'] as () => z.ZodType)()]
  const candidates = [
    definition['innerType'],
    definition['in'],
    ...((definition['options'] as unknown[] | undefined) ?? []),
    definition['left'],
    definition['right'],
  ]
  return candidates.filter(isSchema)
}

/** Schemas of the parts of a value: fields, elements, keys. */
function partsOf(definition: Definition): [string, z.ZodType][] {
  const shape = (definition['shape'] as Record<string, z.ZodType> | undefined) ?? {}
  const rest: [string, unknown][] = [
    ['[]', definition['element']],
    ['[key]', definition['keyType']],
    ['[value]', definition['valueType']],
    ['[rest]', definition['rest']],
    ...((definition['items'] as unknown[] | undefined) ?? []).map(
      (item, index): [string, unknown] => [`[${index}]`, item],
    ),
  ]
  return [
    ...Object.entries(shape),
    ...rest.filter((part): part is [string, z.ZodType] => isSchema(part[1])),
  ]
}

function takesText(schema: z.ZodType, seen: Set<z.ZodType>): boolean {
  if (seen.has(schema)) return false
  seen.add(schema)
  const definition = definitionOf(schema)
  return (
    definition.type === 'string' || passedOn(definition).some((inner) => takesText(inner, seen))
  )
}

/** Every text field of a schema at any depth; visits each schema once. */
export function textFieldsOf(
  name: string,
  schema: z.ZodType,
  seen = new Set<z.ZodType>(),
): TextField[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const definition = definitionOf(schema)
  const own = takesText(schema, new Set()) ? [{ path: name, schema }] : []
  const inner = passedOn(definition).flatMap((next) =>
    // A text passes through the outer schemas, so the test starts there.
    takesText(next, new Set()) && definition.type !== 'union' ? [] : textFieldsOf(name, next, seen),
  )
  const parts = partsOf(definition).flatMap(([part, next]) =>
    textFieldsOf(`${name}.${part}`, next, seen),
  )
  return [...own, ...inner, ...parts]
}

/** Schemas that a module exports, including those that its functions return for a label or a check. */
export function schemasOf(exports: Readonly<Record<string, unknown>>): [string, z.ZodType][] {
  return Object.entries(exports).filter((entry): entry is [string, z.ZodType] => isSchema(entry[1]))
}

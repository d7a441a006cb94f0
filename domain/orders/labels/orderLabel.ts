import { z } from 'zod'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import { lineText } from '#domain/foundation/forms/lineText.ts'

export const LABEL_KINDS = ['tag', 'folder'] as const
/** An order has any number of tags and at most one folder. */
export type LabelKind = (typeof LABEL_KINDS)[number]

export const MAX_LABEL_LENGTH = 40
/** Maximum number of different tags and folders of an account. */
export const MAX_LABELS = 200

const nameSchema = lineText('Please enter a name.', MAX_LABEL_LENGTH)

export const labelChangeSchema = z.strictObject({
  orderIds: z.array(idSchema('ord')).min(1).max(50),
  kind: z.enum(LABEL_KINDS),
  name: nameSchema,
  /** False removes the label. */
  isSet: z.boolean(),
})
export type LabelChange = z.infer<typeof labelChangeSchema>

/** A tag or a folder with the number of its orders. */
export interface OrderLabel {
  kind: LabelKind
  name: string
  orders: number
}

/** A tag or folder in a URL: `tag:Spring`. */
export const labelKey = ({ kind, name }: Pick<OrderLabel, 'kind' | 'name'>): string =>
  `${kind}:${name}`

const KEY = /^(tag|folder):(.{1,40})$/su

export const labelKeySchema = z.string().max(60).regex(KEY)

/** The label in a URL; null for none. */
export function readLabelKey(key: string): Pick<OrderLabel, 'kind' | 'name'> | null {
  const [, kind, name] = KEY.exec(key) ?? []
  return kind && name ? { kind: kind as LabelKind, name } : null
}

import { useEffect, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { loadBrandKit } from '#client/api/creatives/brandKitCalls.ts'
import { sendBriefingCall } from '#client/api/creatives/productionCalls.ts'
import { FormTextArea } from '#client/components/foundation/form/FormTextArea.tsx'
import { FormTextField } from '#client/components/foundation/form/FormTextField.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { Swatches } from '#client/components/creatives/production/BriefingDetails.tsx'
import { Button } from '#client/ui/Button.tsx'
import { ColorField } from '#client/ui/ColorField.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { TextButton } from '#client/ui/TextButton.tsx'
import { showToast } from '#client/ui/toasts.ts'
import type { BrandKit } from '#domain/creatives/brandKit/brandKit.ts'
import {
  briefingSchema,
  listedEntries,
  MAX_BRIEFING_COLORS,
  TONES,
  type Briefing,
  type Tone,
} from '#domain/creatives/production/briefing.ts'
import type { ProductionView } from '#domain/creatives/production/productionView.ts'
import {
  deleteBriefingDraft,
  saveBriefingDraft,
  savedBriefingDraft,
  type TypedBriefing,
} from './briefingDraft.ts'

const { shape } = briefingSchema

/** A list typed as text, each entry validated by its own rule. */
const listOf = (schema: z.ZodType<string[], string[] | undefined>) =>
  z.string().transform((text, context) => {
    const list = schema.safeParse(listedEntries(text))
    if (list.success) return list.data
    context.addIssue({ code: 'custom', message: list.error.issues[0]?.message ?? '' })
    return z.NEVER
  })

const formSchema = z.object({
  text: shape.text,
  audience: shape.audience,
  tone: z.string().transform((id): Tone | null => (id in TONES ? (id as Tone) : null)),
  must: shape.must,
  mustNot: shape.mustNot,
  links: listOf(shape.links),
  colors: listOf(shape.colors),
})

const typed = (briefing: Briefing | null): TypedBriefing => ({
  text: briefing?.text ?? '',
  audience: briefing?.audience ?? '',
  tone: briefing?.tone ?? 'any',
  must: briefing?.must ?? '',
  mustNot: briefing?.mustNot ?? '',
  links: briefing?.links.join('\n') ?? '',
  colors: briefing?.colors.join(', ') ?? '',
})

/** The advertiser's brief for the ad. */
export function BriefingForm({
  production,
  isBusy,
  onSent,
}: {
  production: ProductionView
  /** Whether files are still uploading. */
  isBusy: boolean
  onSent: () => void
}) {
  const { lineId, briefing, briefedAt, quantity } = production
  const [kept] = useState(() => savedBriefingDraft(lineId, briefedAt))
  return (
    <SentForm
      label="Brief"
      schema={formSchema}
      defaultValues={kept ?? typed(briefing)}
      submitLabel={briefing ? 'Send the new brief' : 'Send the brief'}
      onSend={async (values) => {
        await sendBriefingCall(lineId, values)
        deleteBriefingDraft(lineId)
        showToast({ title: 'Thank you. We have your brief.' })
        onSent()
      }}
      secondary={
        isBusy ? (
          <p className="text-sm text-ink-2">Files still uploading continue on their own.</p>
        ) : null
      }
    >
      <KeptDraft production={production} wasKept={kept !== null} />
      <FormTextArea
        name="text"
        label="What should the ad say?"
        isRequired
        rows={6}
        description={
          quantity > 1
            ? `Your order has ${quantity} pieces: please say what each is. What you offer, why now, what people should do.`
            : 'What you offer, why now, what people should do. A few sentences are enough.'
        }
      />
      <FormTextField
        name="audience"
        label="Who is it for?"
        isRequired={false}
        description="Such as: families with small children in Austin"
      />
      <ToneField />
      <FormTextArea
        name="must"
        label="What must be in it?"
        isRequired={false}
        rows={2}
        description="Logo, slogan, address, legal notes"
      />
      <FormTextArea name="mustNot" label="What must not be in it?" isRequired={false} rows={2} />
      <FormTextArea
        name="links"
        label="Links"
        isRequired={false}
        rows={2}
        description="Your website, ads you like: one per line"
      />
      <ColorsField orderId={production.orderId} />
    </SentForm>
  )
}

/** Saves the typed text while it changes, and reports restored text from an earlier visit. */
function KeptDraft({
  production: { lineId, briefing, briefedAt },
  wasKept,
}: {
  production: ProductionView
  wasKept: boolean
}) {
  const { reset, subscribe } = useFormContext<TypedBriefing>()
  const [isShown, setShown] = useState(wasKept)
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveBriefingDraft(lineId, briefedAt, values),
      }),
    [subscribe, lineId, briefedAt],
  )
  if (!isShown) return null
  const drop = () => {
    reset(typed(briefing))
    deleteBriefingDraft(lineId)
    setShown(false)
  }
  return (
    <p className="text-sm text-ink-2">
      This is your unsent draft.{' '}
      <TextButton onPress={drop}>{briefing ? 'Back to the sent version' : 'Start over'}</TextButton>
    </p>
  )
}

const TONE_OPTIONS = [
  { id: 'any', label: 'No preference' },
  ...Object.entries(TONES).map(([id, label]) => ({ id, label })),
]

function ToneField() {
  const { field } = useController({ name: 'tone' })
  return (
    <NativeSelect
      label="How should it sound?"
      options={TONE_OPTIONS}
      value={String(field.value)}
      onChange={field.onChange}
      className="sm:max-w-80"
    />
  )
}

/** The typed colors and those of the brand kit, without duplicates, as field text. */
function withKit(colors: readonly string[], kit: BrandKit | null): string {
  const { ground, accent, text } = kit?.colors ?? {}
  const added = [ground, accent, text].flatMap((color) => color?.toUpperCase() ?? [])
  const all = [...new Set([...colors.map((color) => color.toUpperCase()), ...added])]
  return all.slice(0, MAX_BRIEFING_COLORS).join(', ')
}

function ColorsField({ orderId }: { orderId: string }) {
  const { setValue } = useFormContext()
  const { value: stored } = useLoaded(orderId, () => loadBrandKit(orderId))
  const text: unknown = useWatch({ name: 'colors' })
  const [picked, setPicked] = useState('#2438E0')
  const colors = listedEntries(String(text))
  const right = colors.filter((color) => /^#[0-9a-f]{6}$/i.test(color))
  const isFull = colors.length >= MAX_BRIEFING_COLORS
  return (
    <div className="flex flex-col gap-3">
      <FormTextField
        name="colors"
        label="Colors"
        isRequired={false}
        description="Such as #FFB800, separated by commas"
      />
      <div className="flex flex-wrap items-end gap-3">
        <ColorField label="Pick a color" value={picked} onChange={setPicked} className="w-44" />
        <Button
          variant="secondary"
          size="sm"
          isDisabled={isFull}
          onPress={() =>
            setValue('colors', [...colors, picked.toUpperCase()].join(', '), { shouldDirty: true })
          }
        >
          Add this color
        </Button>
        {stored?.kit ? (
          <Button
            variant="secondary"
            size="sm"
            onPress={() => setValue('colors', withKit(colors, stored.kit), { shouldDirty: true })}
          >
            Use the brand kit’s colors
          </Button>
        ) : null}
        <Swatches colors={[...new Set(right)]} />
      </div>
    </div>
  )
}

import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { MAX_SERIES_CODES } from '#domain/commerce/coupon/couponSeries.ts'
import { sitePath } from '#content/sitePaths.ts'
import { createCouponSeriesCall } from '#client/api/commerce/couponCalls.ts'
import { getSettings } from '#client/api/foundation/settingsCalls.ts'
import { formatProblem } from '#client/api/foundation/formatProblem.ts'
import { useSavedNote } from '#client/state/foundation/useSavedNote.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Card } from '#client/ui/Card.tsx'
import { NumberField } from '#client/ui/NumberField.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { TextArea } from '#client/ui/TextArea.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import {
  type CouponDraft,
  type CouponFields,
  draftOf,
  type Problems,
  readDraft,
} from './couponDraft.ts'
import { CouponLimits } from './CouponLimits.tsx'
import { CouponWorth } from './CouponWorth.tsx'

/** Value, buyers, number and reason of new coupons. */
export function CouponForm() {
  const [search] = useSearchParams()
  const [reason, setReason] = useSavedNote('why new coupons')
  const [typed, setDraft] = useState(() => draftOf(search))
  const draft = { ...typed, reason }
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const change = (some: Partial<CouponDraft>) => {
    setDraft((before) => ({ ...before, ...some }))
    setProblems({})
  }
  const show = (found: Problems) => {
    setProblems(found)
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    // The settings are requested before anybody can have completed the form.
    const { settings } = await getSettings()
    const read = readDraft(draft, settings.sellerTimeZone)
    if ('problems' in read) return show(read.problems)
    setPending(true)
    try {
      const { id } = await createCouponSeriesCall(read.series)
      setReason('')
      await navigate(sitePath('couponSeries', { id }))
    } catch (error) {
      const { fields = [] } = asProductError(error)
      if (fields.length > 0)
        show(Object.fromEntries(fields.map(({ path, message }) => [path, message])))
      else setFailure(formatProblem(error))
    } finally {
      setPending(false)
    }
  }
  const fields = { draft, problems, change }
  return (
    <form
      ref={form}
      noValidate
      aria-label="New coupons"
      className="flex flex-col gap-5"
      onSubmit={(event) => void send(event)}
    >
      {failure ? <Callout tone="error" title={failure} /> : null}
      <TextField
        label="Name"
        description="For the desk only; buyers see the code."
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={80}
        errorMessage={problems['name']}
      />
      <CouponWorth {...fields} />
      <CouponCodes {...fields} />
      <CouponLimits {...fields} />
      <TextArea
        label="Why"
        description="Saved in the audit log with your name."
        rows={2}
        maxLength={500}
        value={draft.reason}
        onChange={(text) => {
          setReason(text)
          setProblems({})
        }}
        errorMessage={problems['reason']}
      />
      <div>
        <Button type="submit" isPending={isPending} className="max-sm:w-full">
          {(draft.codes ?? 1) > 1
            ? `Create ${formatCount(draft.codes ?? 1)} coupons`
            : 'Create the coupon'}
        </Button>
      </div>
    </form>
  )
}

function CouponCodes({ draft, problems, change }: CouponFields) {
  const isSeries = (draft.codes ?? 1) > 1
  return (
    <Card as="section" aria-labelledby="coupon-codes" className="flex flex-col gap-4">
      <h2 id="coupon-codes" className="text-subheading">
        Codes
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label="How many"
          description="Up to 10,000, each with its own code."
          value={draft.codes}
          onChange={(codes) => change({ codes })}
          minValue={1}
          maxValue={MAX_SERIES_CODES}
          errorMessage={problems['codes']}
        />
        <TextField
          label={isSeries ? 'Codes begin with' : 'Code'}
          description={
            isSeries ? 'The rest is generated.' : 'Leave empty for one that nobody can guess.'
          }
          isRequired={false}
          value={draft.code}
          onChange={(code) => change({ code })}
          maxLength={20}
          autoComplete="off"
          errorMessage={problems['code']}
        />
      </div>
      {isSeries ? (
        <Checkbox
          isSelected={draft.isOnePerBuyer}
          onChange={(isOnePerBuyer) => change({ isOnePerBuyer })}
        >
          A buyer can use one of them
        </Checkbox>
      ) : (
        <SegmentedControl
          label="It can be used"
          value={draft.scope}
          onChange={(scope) => change({ scope })}
          options={[
            { value: 'once', label: 'Once in total' },
            { value: 'once_per_buyer', label: 'Once per buyer' },
          ]}
        />
      )}
    </Card>
  )
}

import { MEDIA_TYPE_NAMES, MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { Card } from '#client/ui/Card.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { CheckboxGroup } from '#client/ui/CheckboxGroup.tsx'
import { MoneyField } from '#client/ui/MoneyField.tsx'
import { NumberField } from '#client/ui/NumberField.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import type { CouponFields } from './couponDraft.ts'

/** The discount of each coupon, and what it applies to. */
export function CouponWorth({ draft, problems, change }: CouponFields) {
  const isPercent = draft.kind === 'percent'
  return (
    <Card as="section" aria-labelledby="coupon-worth" className="flex flex-col gap-4">
      <h2 id="coupon-worth" className="text-subheading">
        Worth
      </h2>
      <SegmentedControl
        label="Discount"
        value={draft.kind}
        onChange={(kind) => change({ kind })}
        options={[
          { value: 'amount', label: 'An amount' },
          { value: 'percent', label: 'A percentage' },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {isPercent ? (
          <NumberField
            label="Percentage"
            suffix="%"
            value={draft.percent}
            onChange={(percent) => change({ percent })}
            minValue={1}
            maxValue={100}
            errorMessage={problems['rule.percent']}
          />
        ) : null}
        <MoneyField
          label={isPercent ? 'At most' : 'Amount'}
          valueMinor={draft.amountMinor}
          onChange={(amountMinor) => change({ amountMinor })}
          errorMessage={problems['amountMinor']}
        />
      </div>
      <CheckboxGroup
        label="For"
        description="None selected: it applies to everything."
        value={draft.media}
        onChange={(chosen) =>
          change({ media: MEDIA_TYPES.filter((mediaType) => chosen.includes(mediaType)) })
        }
      >
        <div className="grid gap-x-4 sm:grid-cols-3">
          {MEDIA_TYPES.map((mediaType) => (
            <Checkbox key={mediaType} value={mediaType}>
              {MEDIA_TYPE_NAMES[mediaType]}
            </Checkbox>
          ))}
        </div>
      </CheckboxGroup>
    </Card>
  )
}

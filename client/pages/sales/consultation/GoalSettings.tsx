import { HOURS_REASONS, SPOT_REASONS } from '#content/trades/settingReasons.ts'
import { TRADE_TEMPLATES } from '#content/trades/tradeTemplates.ts'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { CheckboxGroup } from '#client/ui/CheckboxGroup.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { Slider } from '#client/ui/Slider.tsx'
import { RANGE_UNITS } from '#domain/foundation/geo/campaignCountries.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import { isSpot } from '#domain/foundation/media/mediaTraits.ts'
import { MEDIA_TYPE_NAMES, MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import {
  DAYPART_PRESETS,
  type DaypartPreset,
} from '#domain/planning/campaign/edits/daypartEdits.ts'
import { GOAL_TARGETS } from '#domain/planning/goals/goalTargets.ts'
import type { PlanSettings } from '#domain/planning/goals/planSettings.ts'
import { SPOT_LENGTHS, type SpotLength } from '#domain/planning/goals/spotLength.ts'
import type { Wish } from './wish.ts'

const HOURS = (Object.keys(DAYPART_PRESETS) as DaypartPreset[]).map((id) => ({
  id,
  label: DAYPART_PRESETS[id].label,
}))
const SPOTS = (Object.keys(SPOT_LENGTHS) as SpotLength[]).map((id) => ({
  id,
  label: SPOT_LENGTHS[id],
}))
const LARGEST_RADIUS = { mi: 50, km: 80 } as const
const UNIT_NAMES = { mi: 'miles', km: 'km' } as const

interface GoalSettingsProps {
  wish: Wish
  settings: PlanSettings
  country: CampaignCountry
  onChange: (change: Partial<PlanSettings>) => void
}

/** The settings of goal and trade, each with its reason; all are editable. */
export function GoalSettings({ wish, settings, country, onChange }: GoalSettingsProps) {
  const template = TRADE_TEMPLATES[wish.trade]
  const unit = RANGE_UNITS[country]
  const hasSpots = settings.media.some(isSpot)
  return (
    <>
      <h2 className="border-t border-line pt-5 text-heading">How we plan it</h2>
      <CheckboxGroup
        label="Media"
        description={`${template.mediaWhy} ${GOAL_TARGETS[wish.goal].why}`}
        errorMessage={settings.media.length === 0 ? 'Choose at least one medium.' : undefined}
        value={[...settings.media]}
        onChange={(chosen) =>
          onChange({ media: MEDIA_TYPES.filter((mediaType) => chosen.includes(mediaType)) })
        }
      >
        {MEDIA_TYPES.map((mediaType) => (
          <Checkbox key={mediaType} value={mediaType}>
            {MEDIA_TYPE_NAMES[mediaType]}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <div className="flex flex-col gap-1">
        <Slider
          label="Radius"
          minValue={1}
          maxValue={Math.max(LARGEST_RADIUS[unit], settings.radius)}
          value={settings.radius}
          onChange={(radius) => onChange({ radius })}
          formatValue={(radius) => `${radius} ${UNIT_NAMES[unit]}`}
        />
        <p className="text-sm text-ink-2">{template.radiusWhy}</p>
      </div>
      <NativeSelect
        label="Hours"
        options={HOURS}
        value={settings.hours}
        onChange={(hours) => onChange({ hours })}
        description={`${HOURS_REASONS[settings.hours]} Billboards run all day.`}
      />
      {hasSpots ? (
        <NativeSelect
          label="Spots in video, audio and TV"
          options={SPOTS}
          value={settings.spots}
          onChange={(spots) => onChange({ spots })}
          description={SPOT_REASONS[settings.spots]}
        />
      ) : null}
      <div>
        <h3 className="text-subheading">Your ad</h3>
        <ul className="mt-2 list-disc pl-5 text-ink-2">
          {template.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </div>
    </>
  )
}

import { useMemo, useState } from 'react'
import { usePlan } from '#client/state/planning/plan.ts'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'
import { MAX_ZIP_CODES } from '#domain/foundation/geo/campaignCountries.ts'
import { marketZips } from '#domain/foundation/geo/markets/marketZips.ts'
import { US_MARKETS } from '#domain/foundation/geo/markets/usMarkets.ts'
import { compareNames, foldText } from '#domain/foundation/search/foldText.ts'
import {
  formatQuantity,
  formatCount,
  formatPeople,
} from '#domain/foundation/wording/numberWords.ts'
import { hasRoomForZips, toggleZips } from '#domain/planning/campaign/edits/regionEdits.ts'

const MARKETS = US_MARKETS.map(({ name, counties, population, zips }) => ({
  name,
  counties,
  population,
  codes: marketZips({ zips }),
})).toSorted((a, b) => compareNames(a.name, b.name))

/** Whole markets of the US, each added as the ZIP codes of its counties. */
export function MarketPanel() {
  const { plan, edit } = usePlan()
  const [text, setText] = useState('')
  const [full, setFull] = useState<string | null>(null)
  const { zipCodes } = plan.region
  const chosen = useMemo(() => new Set(zipCodes), [zipCodes])
  const wanted = foldText(text.trim())
  const shown = MARKETS.filter(({ name }) => foldText(name).includes(wanted))
  const toggle = ({ name, codes }: (typeof MARKETS)[number]) => {
    const isAdded = codes.every((code) => chosen.has(code))
    setFull(isAdded || hasRoomForZips(plan, codes) ? null : name)
    edit((plan) => toggleZips(plan, codes))
  }
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label="Find a market"
        isLabelHidden
        placeholder="Find a market"
        value={text}
        onChange={setText}
      />
      <fieldset
        aria-label="Markets"
        className="grid max-h-72 grid-cols-1 gap-x-6 overflow-y-auto rounded-control border border-line px-4 py-2 @lg:grid-cols-2"
      >
        {shown.map((market) => (
          <Checkbox
            key={market.name}
            isSelected={market.codes.every((code) => chosen.has(code))}
            onChange={() => toggle(market)}
            note={formatPeople(market.population)}
            description={`${formatQuantity(market.counties, 'county', 'counties')}, ${formatCount(market.codes.length)} ZIP codes`}
          >
            {market.name}
          </Checkbox>
        ))}
        {shown.length === 0 ? (
          <p className="py-3 text-sm text-ink-2">No market called “{text.trim()}”</p>
        ) : null}
      </fieldset>
      {full === null ? null : (
        <p role="alert" className="text-sm">
          {full} doesn’t fit: a campaign takes up to {formatCount(MAX_ZIP_CODES)} ZIP codes. Use
          whole states or a second campaign.
        </p>
      )}
      <p className="text-sm text-ink-2">
        A market is a metropolitan area of the U.S. government’s list, by counties. TV and radio
        sellers may draw theirs differently. Your plan lists its ZIP codes.
      </p>
    </div>
  )
}

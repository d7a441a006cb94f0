import { FileUp } from 'lucide-react'
import { useAtom } from 'jotai'
import { useRef, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { decodeText } from '#inspection/decodeText.ts'
import { usePlan, usePlanner } from '#client/state/planning/plan.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { NumberField } from '#client/ui/NumberField.tsx'
import { TextArea } from '#client/ui/TextArea.tsx'
import { focusUnreadEntry } from '#client/ui/unreadEntry.ts'
import { MAX_PLACES, MAX_RADIUS, RANGE_UNITS } from '#domain/foundation/geo/campaignCountries.ts'
import { MAX_STORES } from '#domain/foundation/geo/stores/storeList.ts'
import { formatQuantity } from '#domain/foundation/wording/numberWords.ts'
import { useEntryCheck } from '../../../entryChecks.ts'
import { isUnchecked, storeDraftAtom } from '../entryDrafts.ts'
import { useStoreList, type CheckedRow } from './useStoreList.ts'

const MAX_FILE_BYTES = 500_000

/**
 * A list of stores, pasted or from a CSV file: a verdict on each row, and a circle around each
 * match.
 */
export function StorePanel() {
  const { plan } = usePlan()
  const { country, places } = plan.region
  const unit = RANGE_UNITS[country]
  const { slotKey } = usePlanner()
  const [draft, setDraft] = useAtom(storeDraftAtom(slotKey))
  const usualRadius = unit === 'mi' ? 5 : 10
  const [radius, setRadius] = useState<number | null>(usualRadius)
  const list = useStoreList()
  const panel = useRef<HTMLDivElement>(null)
  /**
   * Adds a list with the displayed radius, and leaves unmatched rows in the field; returns whether
   * there are none.
   */
  const bring = async (source: string): Promise<boolean> => {
    if (focusUnreadEntry(panel.current)) return false
    const wrong = await list.check(source, radius ?? usualRadius)
    if (!wrong) return false
    const text = wrong.join('\n')
    setDraft({ text, refused: text })
    return wrong.length === 0
  }
  useEntryCheck(() => !isUnchecked(draft) || bring(draft.text))
  const readFile = async (files: FileList | null): Promise<void> => {
    const file = files?.[0]
    if (!file) return
    const source =
      file.size > MAX_FILE_BYTES ? null : decodeText(new Uint8Array(await file.arrayBuffer()))
    if (source === null) list.fail('Choose a CSV or text file of at most 500 kB.')
    else await bring(source)
  }
  return (
    <div ref={panel} className="flex flex-col gap-4">
      <TextArea
        label="List of stores"
        description={`One row a store: ZIP or postal code, place, or coordinates, such as “78701, 5 ${unit}” or “30.2672, -97.7431”. Up to ${MAX_STORES} rows.`}
        value={draft.text}
        onChange={(text) => setDraft({ ...draft, text })}
        rows={4}
        spellCheck="false"
        errorMessage={list.problem}
      />
      <div className="flex flex-wrap items-end gap-3">
        <NumberField
          label="Radius, where a row has none"
          value={radius}
          onChange={setRadius}
          placeholder={`${usualRadius}`}
          minValue={1}
          maxValue={MAX_RADIUS[unit]}
          suffix={unit}
          className="max-w-56"
        />
        <Button
          size="sm"
          variant="secondary"
          isPending={list.isChecking}
          onPress={() => void bring(draft.text)}
        >
          Check and add stores
        </Button>
        <FileTrigger
          acceptedFileTypes={['.csv', '.txt', 'text/csv', 'text/plain']}
          onSelect={(files) => void readFile(files)}
        >
          <Button size="sm" variant="secondary" isDisabled={list.isChecking}>
            <FileUp aria-hidden="true" className="size-4" />
            Upload a .csv or .txt file
          </Button>
        </FileTrigger>
      </div>
      {list.rows.length > 0 ? <Verdicts rows={list.rows} /> : null}
      <p className="text-sm text-ink-2">
        {formatQuantity(places.length, 'place', 'places')} of {MAX_PLACES} in your region.
        Overlapping circles count nobody twice.
      </p>
    </div>
  )
}

function Verdicts({ rows }: { rows: readonly CheckedRow[] }) {
  const wrong = rows.filter(({ problem }) => problem !== null)
  const found = rows.length - wrong.length
  return (
    <>
      <Callout
        tone={wrong.length > 0 ? 'warning' : 'success'}
        isLive
        title={`${formatQuantity(found, 'store', 'stores')} added${wrong.length > 0 ? `, ${formatQuantity(wrong.length, 'row', 'rows')} to correct` : ''}.`}
      />
      <ul
        aria-label="Verdicts"
        // A long list scrolls by itself, and must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-72 divide-y divide-line overflow-y-auto rounded-control border border-line text-sm"
      >
        {[...wrong, ...rows.filter(({ problem }) => problem === null)].map((one) => (
          <li key={one.row} className="px-4 py-2">
            <span className="text-ink-2">Row {one.row}:</span> <bdi>{one.text}</bdi>
            <br />
            <span className={one.problem ? 'text-red' : 'text-ink-2'}>
              {one.problem ?? one.label}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

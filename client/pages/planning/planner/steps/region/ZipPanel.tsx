import { FileUp } from 'lucide-react'
import { useAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { decodeText } from '#inspection/decodeText.ts'
import { usePlan, usePlanner } from '#client/state/planning/plan.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { pressEnd, watchPresses } from '#client/ui/pressEnd.ts'
import { TextArea } from '#client/ui/TextArea.tsx'
import { DIVISION_WORDS, MAX_ZIP_CODES } from '#domain/foundation/geo/campaignCountries.ts'
import { capitalized } from '#domain/foundation/wording/capitalized.ts'
import { postcodeWords } from '#domain/foundation/geo/postcodes/postcodeWords.ts'
import type { StateTotal } from '#domain/foundation/geo/place.ts'
import { parseZipList } from '#domain/foundation/geo/postcodes/zipCode.ts'
import { zipMessages } from '#domain/foundation/geo/postcodes/zipVerdict.ts'
import { surplusOf } from './zipList.ts'
import { useEntryCheck } from '../../stepNavigation.ts'
import { useZipList, zipDraftAtom } from './useZipList.ts'
import { ZipVerdictList } from './ZipVerdictList.tsx'
import { compareNames } from '#domain/foundation/search/foldText.ts'

const ANY_STATE = 'any'
const MAX_FILE_BYTES = 2_000_000
const count = (value: number) => value.toLocaleString('en-US')

/** ZIP codes typed, pasted or from a file, each with a verdict. */
export function ZipPanel({ states }: { states: readonly StateTotal[] }) {
  const { country } = usePlan().plan.region
  const [division, divisions] = DIVISION_WORDS[country]
  const [, codes] = postcodeWords(country)
  const control = useZipList()
  const { list, rows, isChecking, error } = control
  const { slotKey } = usePlanner()
  const [text, setText] = useAtom(zipDraftAtom(slotKey))
  const [problem, setProblem] = useState<string | null>(null)
  /** Codes that were brought but do not all fit. */
  const [tooMany, setTooMany] = useState<readonly string[] | null>(null)

  /** Checks codes and adds them; whether all of them exist. */
  const bring = async (source: string): Promise<boolean> => {
    const brought = parseZipList(source, country)
    setProblem(brought.length === 0 ? zipMessages(country).malformed : null)
    if (brought.length === 0) return false
    if (surplusOf(list, brought) > 0) {
      setTooMany(brought)
      return false
    }
    const verdicts = await control.add(brought)
    if (verdicts) setText('')
    return verdicts?.every(({ placeName }) => placeName !== null) ?? false
  }
  const pending = useRef<Promise<boolean> | null>(null)
  /** Checks what is typed, once: leaving the field and the button that it is left for mean one check. */
  const bringTyped = async (): Promise<boolean> => {
    if (pending.current) return pending.current
    pending.current = bring(text)
    try {
      return await pending.current
    } finally {
      pending.current = null
    }
  }
  useEffect(watchPresses, [])
  useEntryCheck(async () => text.trim() === '' || bringTyped())
  const readFile = async (files: FileList | null) => {
    const file = files?.[0]
    if (!file) return
    if (file.size > MAX_FILE_BYTES) {
      setProblem(`This file is too large for a list of ${codes}: 2 MB at most.`)
      return
    }
    const source = decodeText(new Uint8Array(await file.arrayBuffer()))
    if (source === null) {
      setProblem('This file is not a text file. Save your list as CSV or text.')
      return
    }
    await bring(source)
  }
  const room = MAX_ZIP_CODES - list.codes.length
  const keepFirst = async (first: readonly string[]) => {
    if (!(await control.add(first))) return
    setTooMany(null)
    setText('')
  }

  return (
    <div className="flex flex-col gap-4">
      <TextArea
        label={capitalized(codes)}
        description={`Separated by commas, spaces or line breaks; up to ${count(MAX_ZIP_CODES)} codes.`}
        value={text}
        onChange={setText}
        onBlur={() => {
          // An answer must not move the button that the field is left for.
          if (text.trim() !== '') void pressEnd().then(bringTyped)
        }}
        rows={3}
        spellCheck="false"
        onPaste={(event) => {
          // A pasted list is checked at once, and thousands of codes need not be drawn in the field first.
          const pasted = event.clipboardData?.getData('text') ?? ''
          if (text.trim() !== '' || parseZipList(pasted, country).length < 2) return
          event.preventDefault()
          void bring(pasted)
        }}
        errorMessage={problem}
      />
      <div className="flex flex-wrap items-end gap-3">
        <Button
          size="sm"
          variant="secondary"
          isPending={isChecking}
          onPress={() => void bringTyped()}
        >
          {list.codes.length === 0 ? 'Check codes' : 'Check and add codes'}
        </Button>
        <FileTrigger
          acceptedFileTypes={['.txt', '.csv', 'text/plain', 'text/csv']}
          onSelect={(files) => void readFile(files)}
        >
          <Button size="sm" variant="secondary" isDisabled={isChecking}>
            <FileUp aria-hidden="true" className="size-4" />
            Upload a .txt or .csv file
          </Button>
        </FileTrigger>
      </div>
      {tooMany ? (
        <Callout
          tone="warning"
          isLive
          title={`${count(list.codes.length + tooMany.length)} codes are more than the ${count(MAX_ZIP_CODES)} a campaign can take.`}
          actions={
            <>
              {room > 0 ? (
                <Button
                  size="sm"
                  variant="secondary"
                  isPending={isChecking}
                  onPress={() => void keepFirst(tooMany.slice(0, room))}
                >
                  {list.codes.length === 0
                    ? `Keep the first ${count(MAX_ZIP_CODES)}`
                    : `Add the first ${count(room)}`}
                </Button>
              ) : null}
              <Button size="sm" variant="quiet" onPress={() => setTooMany(null)}>
                Cancel
              </Button>
            </>
          }
        >
          Nothing added yet. To cover more, choose whole {divisions} or a second campaign.
        </Callout>
      ) : null}
      {error ? (
        <Callout
          tone="error"
          title={error}
          actions={
            control.retry ? (
              <Button size="sm" variant="secondary" onPress={control.retry}>
                Try again
              </Button>
            ) : null
          }
        />
      ) : null}
      {rows.length > 0 ? (
        <>
          <NativeSelect
            label="The codes should be in"
            options={[
              { id: ANY_STATE, label: `Any ${division}` },
              ...states
                .map(({ code, name }) => ({ id: code, label: name }))
                .toSorted((a, b) => compareNames(a.label, b.label)),
            ]}
            value={list.stateCode ?? ANY_STATE}
            onChange={(id) => control.setState(id === ANY_STATE ? null : id)}
            className="@lg:max-w-xs"
          />
          <ZipVerdictList control={control} states={states} />
        </>
      ) : null}
    </div>
  )
}

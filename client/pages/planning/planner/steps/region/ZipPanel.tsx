import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { FileUp } from 'lucide-react'
import { useAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { decodeText } from '#inspection/decodeText.ts'
import { usePlan, usePlanner } from '#client/state/planning/plan.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { afterPointerUp, trackPointer } from '#client/ui/afterPointerUp.ts'
import { TextArea } from '#client/ui/TextArea.tsx'
import {
  DIVISION_WORDS,
  MAX_ZIP_CODES,
  postcodeNames,
} from '#domain/foundation/geo/campaignCountries.ts'
import { capitalized } from '#domain/foundation/wording/capitalized.ts'
import type { StateTotal } from '#domain/foundation/geo/place.ts'
import { parseZipList } from '#domain/foundation/geo/postcodes/zipCode.ts'
import { zipMessages } from '#domain/foundation/geo/postcodes/zipVerdict.ts'
import { surplusOf } from './zipList.ts'
import { useEntryCheck } from '../../entryChecks.ts'
import { NO_ENTRY, zipDraftAtom } from './entryDrafts.ts'
import { useZipList, type ZipListControl } from './useZipList.ts'
import { ZipVerdictList } from './ZipVerdictList.tsx'
import { compareNames } from '#domain/foundation/search/foldText.ts'

const ANY_STATE = 'any'
const MAX_FILE_BYTES = 2_000_000
const count = (value: number) => formatCount(value)

/** ZIP codes typed, pasted or from a file, each with a verdict. */
export function ZipPanel({ states }: { states: readonly StateTotal[] }) {
  const { country } = usePlan().plan.region
  const [division, divisions] = DIVISION_WORDS[country]
  const [, codes] = postcodeNames(country)
  const control = useZipList()
  const { list, rows, isChecking, error } = control
  const entry = useZipEntry(control, codes)
  const { text, setDraft, problem, tooMany, bring, bringTyped } = entry

  return (
    <div className="flex flex-col gap-4">
      <TextArea
        label={capitalized(codes)}
        description={`Separated by commas, spaces or line breaks; up to ${count(MAX_ZIP_CODES)} codes.`}
        value={text}
        onChange={(typed) => setDraft({ ...NO_ENTRY, text: typed })}
        onBlur={() => {
          // A result must not move the button that is being pressed.
          if (text.trim() !== '') void afterPointerUp().then(bringTyped)
        }}
        rows={3}
        spellCheck="false"
        onPaste={(event) => {
          // A pasted list is checked at once, without rendering thousands of codes in the field
          // first.
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
          onSelect={(files) => void entry.readFile(files)}
        >
          <Button size="sm" variant="secondary" isDisabled={isChecking}>
            <FileUp aria-hidden="true" className="size-4" />
            Upload a .txt or .csv file
          </Button>
        </FileTrigger>
      </div>
      {tooMany ? (
        <TooManyCodes
          {...{ tooMany, isChecking, divisions }}
          listed={list.codes.length}
          onKeep={(first) => void entry.addFirst(first)}
          onCancel={entry.dropTooMany}
        />
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

/** Typed, pasted or uploaded codes, until they are checked and in the list. */
function useZipEntry({ list, add }: ZipListControl, codes: string) {
  const { country } = list
  const { slotKey } = usePlanner()
  const [{ text }, setDraft] = useAtom(zipDraftAtom(slotKey))
  const [problem, setProblem] = useState<string | null>(null)
  /** New codes that do not all fit. */
  const [tooMany, setTooMany] = useState<readonly string[] | null>(null)

  /** Checks and adds codes; returns whether all of them exist. */
  const bring = async (source: string): Promise<boolean> => {
    const brought = parseZipList(source, country)
    setProblem(brought.length === 0 ? zipMessages(country).malformed : null)
    if (brought.length === 0) return false
    if (surplusOf(list, brought) > 0) {
      setTooMany(brought)
      return false
    }
    const verdicts = await add(brought)
    if (verdicts) setDraft(NO_ENTRY)
    return verdicts?.every(({ placeName }) => placeName !== null) ?? false
  }
  const pending = useRef<Promise<boolean> | null>(null)
  /** Checks typed text once, though blur and the pressed button both ask for it. */
  const bringTyped = async (): Promise<boolean> => {
    if (pending.current) return pending.current
    pending.current = bring(text)
    try {
      return await pending.current
    } finally {
      pending.current = null
    }
  }
  useEffect(trackPointer, [])
  useEntryCheck(() => text.trim() === '' || bringTyped())
  const readFile = async (files: FileList | null) => {
    const file = files?.[0]
    if (!file) return
    const { source, problem } = await readZipFile(file, codes)
    if (source === undefined) setProblem(problem)
    else await bring(source)
  }
  const addFirst = async (first: readonly string[]) => {
    if (!(await add(first))) return
    setTooMany(null)
    setDraft(NO_ENTRY)
  }
  return {
    text,
    setDraft,
    problem,
    tooMany,
    bring,
    bringTyped,
    readFile,
    addFirst,
    dropTooMany: () => setTooMany(null),
  }
}

type ReadFile = { source: string; problem?: never } | { source?: never; problem: string }

/** The text of a file with codes, or why it cannot be read. */
async function readZipFile(file: File, codes: string): Promise<ReadFile> {
  if (file.size > MAX_FILE_BYTES)
    return { problem: `This file is too large for a list of ${codes}: 2 MB at most.` }
  const source = decodeText(new Uint8Array(await file.arrayBuffer()))
  return source === null
    ? { problem: 'This file is not a text file. Save your list as CSV or text.' }
    : { source }
}

/** Asks whether to add as many codes as fit. */
function TooManyCodes({
  tooMany,
  listed,
  isChecking,
  divisions,
  onKeep,
  onCancel,
}: {
  tooMany: readonly string[]
  listed: number
  isChecking: boolean
  divisions: string
  onKeep: (first: readonly string[]) => void
  onCancel: () => void
}) {
  const room = MAX_ZIP_CODES - listed
  return (
    <Callout
      tone="warning"
      isLive
      title={`${count(listed + tooMany.length)} codes are more than the ${count(MAX_ZIP_CODES)} a campaign can take.`}
      actions={
        <>
          {room > 0 ? (
            <Button
              size="sm"
              variant="secondary"
              isPending={isChecking}
              onPress={() => onKeep(tooMany.slice(0, room))}
            >
              {listed === 0
                ? `Keep the first ${count(MAX_ZIP_CODES)}`
                : `Add the first ${count(room)}`}
            </Button>
          ) : null}
          <Button size="sm" variant="quiet" onPress={onCancel}>
            Cancel
          </Button>
        </>
      }
    >
      Nothing added yet. To cover more, choose whole {divisions} or a second campaign.
    </Callout>
  )
}

import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { readIndex } from '#content/search/indexedGroup.ts'
import { searchedPages, searchPages, type FoundPage } from '#domain/foundation/search/pageSearch.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { CONTROL_BOX, LABEL } from '#client/ui/controlStyles.ts'
import { classNames } from '#client/ui/classNames.ts'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { FoundPages } from './FoundPages.tsx'
import { isComposing } from '#client/ui/isComposing.ts'

const readPages = async () =>
  searchedPages(readIndex((await answerOf(api['search-index'].$get())).groups))

const formatQuantity = (count: number) => (count === 1 ? '1 page found' : `${count} pages found`)

/** A field and the pages that it finds, by the combobox pattern of WAI-ARIA. Its height is the same whatever is found. */
export function SearchPanel({ onFollow }: { onFollow: () => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const loaded = useLoaded('search-index', readPages)
  const { value: pages, error } = loaded
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const groups = useMemo(() => (pages ? searchPages(pages, text) : []), [pages, text])
  const found: FoundPage[] = groups.flatMap((group) => group.pages)
  const isAsked = text.trim() !== ''

  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  const follow = (page: FoundPage | undefined) => {
    if (!page) return
    onFollow()
    void navigate(page.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') follow(found[active])
    else if (event.key === 'ArrowDown') setActive(Math.min(active + 1, found.length - 1))
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0))
    else return
    event.preventDefault()
  }
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={LABEL}>
        What are you looking for?
      </label>
      <input
        ref={input}
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
        className={classNames(CONTROL_BOX, 'px-3.5')}
      />
      <div className="h-[min(26rem,50dvh)] overflow-auto pt-1.5">
        <FoundPages id={id} groups={groups} active={active} onFollow={follow} />
        <p
          aria-live="polite"
          className={classNames('text-sm text-ink-2', found.length > 0 && 'sr-only')}
        >
          {found.length > 0
            ? formatQuantity(found.length)
            : statusOf({ isAsked, isThere: pages !== null, isLost: error !== null })}
        </p>
        <PageState
          loaded={loaded}
          loading={null}
          failed={<RetryCallout title="The search could not be loaded" onRetry={loaded.reload} />}
        >
          {() => null}
        </PageState>
      </div>
    </div>
  )
}

function statusOf({
  isAsked,
  isThere,
  isLost,
}: {
  isAsked: boolean
  isThere: boolean
  isLost: boolean
}): string {
  if (!isAsked)
    return 'Guides, prices, formats, stations, sites and places: “radio prices”, “billboards chicago”.'
  if (isThere) return 'No matching pages. Try fewer words, or ask us in the chat.'
  return isLost ? '' : 'Searching…'
}

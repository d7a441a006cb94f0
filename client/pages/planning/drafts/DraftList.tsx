import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { DraftSummary } from '#domain/planning/drafts/draft.ts'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchLength.ts'
import { MAX_COMPARED_DRAFTS } from '#domain/planning/drafts/draftLimits.ts'
import { planPath } from '#content/sitePaths.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import type { DraftSource } from '#client/state/planning/drafts/draftSource.ts'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { CompareDialog } from './CompareDialog.tsx'
import { DraftDialogs, type OpenDialog } from './DraftDialogs.tsx'
import { DraftRow } from './DraftRow.tsx'
import { useDrafts } from './useDrafts.ts'

/** Drafts to search, open, change and compare. */
export function DraftList({ source, isGuest }: { source: DraftSource; isGuest: boolean }) {
  const list = useDrafts(source)
  const [chosen, setChosen] = useState<readonly DraftSummary[]>([])
  const [isComparing, setComparing] = useState(false)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const { drafts, search, loaded } = list
  const choose = (draft: DraftSummary, isChosen: boolean) =>
    setChosen((before) =>
      isChosen ? [...before, draft] : before.filter(({ id }) => id !== draft.id),
    )
  // Selected drafts may have another name or figures by now.
  const compared = chosen.map((one) => drafts.find(({ id }) => id === one.id) ?? one)
  const isEmpty = drafts.length === 0 && search === '' && !loaded.isLoading && !loaded.error
  if (isEmpty) return <NoDrafts />
  return (
    <>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-3">
        <SearchField
          label="Search drafts"
          value={search}
          onChange={list.setSearch}
          maxLength={MAX_SEARCH_LENGTH}
          className="w-full sm:w-80"
        />
        <Button
          variant="secondary"
          isDisabled={chosen.length < 2}
          onPress={() => setComparing(true)}
        >
          Compare {chosen.length > 1 ? `${chosen.length} drafts` : ''}
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink-2">
        Select two or {MAX_COMPARED_DRAFTS} drafts to compare them.
      </p>
      <PageState
        loaded={{ ...loaded, value: loaded.isLoading && drafts.length === 0 ? null : drafts }}
        loading={<Loading shape="mt-4 h-40" />}
      >
        {() =>
          drafts.length === 0 && !loaded.error ? (
            <p className="mt-8 text-ink-2">No drafts match “{search}”. Try another word.</p>
          ) : null
        }
      </PageState>
      <ul aria-label="Drafts" className="mt-4 flex flex-col gap-3">
        {drafts.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            source={source}
            isGuest={isGuest}
            isChosen={chosen.some(({ id }) => id === draft.id)}
            canChoose={chosen.length < MAX_COMPARED_DRAFTS}
            onChoose={(isChosen) => choose(draft, isChosen)}
            onDialog={setDialog}
            onChange={loaded.reload}
            onRemoved={() => choose(draft, false)}
          />
        ))}
      </ul>
      {list.hasMore ? (
        <Button className="mt-4" variant="secondary" onPress={() => void list.loadMore()}>
          Show more drafts
        </Button>
      ) : null}
      {isComparing ? <CompareDialog drafts={compared} onClose={() => setComparing(false)} /> : null}
      {dialog ? (
        <DraftDialogs
          dialog={dialog}
          source={source}
          onClose={() => setDialog(null)}
          onChange={loaded.reload}
        />
      ) : null}
    </>
  )
}

function NoDrafts() {
  return (
    <EmptyState
      icon={<FileText aria-hidden="true" />}
      title="No drafts yet"
      action={<LinkButton to={planPath(null)}>Plan a campaign</LinkButton>}
    >
      Every plan is saved here from your first choice on.
    </EmptyState>
  )
}

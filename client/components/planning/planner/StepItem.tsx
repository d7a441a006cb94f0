import { Check, CircleAlert } from 'lucide-react'
import { useId, type ReactNode, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { classNames } from '#client/ui/classNames.ts'

export type StepMark = 'open' | 'todo' | 'done' | 'problem'

export interface StepItemProps {
  /** Its position in the order, from 1. */
  position: number
  title: string
  /** Its present setting, in one line. */
  summary: ReactNode
  /** Reserves space for its summary, which loads late and may be two lines on a phone. */
  isSummaryLong?: boolean
  mark: StepMark
  isOpen: boolean
  onOpen: () => void
  /** The pointer or focus is on the title: the step may open next. */
  onIntent?: () => void
  /** The printed part: only the content if the title has no use on paper, or nothing. */
  onPaper?: 'all' | 'content' | 'nothing'
  /** The title's button, which takes the focus when the step opens. */
  titleRef: Ref<HTMLButtonElement>
  children: ReactNode
}

/**
 * One step of several, of which one is open: its number or a check, its title, and its setting when
 * closed.
 */
export function StepItem(props: StepItemProps) {
  const { position, title, summary, mark, isOpen, onOpen, onIntent, onPaper, titleRef } = props
  const contentId = useId()
  const summaryId = useId()
  return (
    <section
      className={classNames('relative scroll-mt-4', onPaper === 'nothing' && 'print:hidden')}
    >
      <div
        className={classNames(
          'relative flex items-center gap-4 px-4 py-4.5 max-sm:items-start sm:px-6',
          onPaper === 'content' && 'print:hidden',
        )}
      >
        <Mark mark={mark} position={position} />
        <div className="min-w-0 grow">
          <h2 className={classNames('text-lg leading-snug', !isOpen && 'max-sm:pr-10')}>
            <Button
              ref={titleRef}
              onPress={onOpen}
              {...(onIntent ? { onHoverStart: onIntent, onFocus: onIntent } : {})}
              aria-expanded={isOpen}
              aria-controls={contentId}
              {...(isOpen ? {} : { 'aria-describedby': summaryId })}
              className={classNames(
                'text-left outline-none after:absolute after:inset-0 after:rounded-card',
                'focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-cobalt',
                isOpen ? 'cursor-default' : 'hovered:text-cobalt',
              )}
            >
              {title}
            </Button>
          </h2>
          {/* Its line exists before its text, so that the steps below do not move. */}
          {isOpen ? null : (
            <p
              id={summaryId}
              className={classNames(
                'min-h-lh text-[0.9375rem] text-ink-2 max-sm:text-sm',
                props.isSummaryLong && 'max-sm:min-h-[2lh]',
              )}
            >
              {summary}
            </p>
          )}
        </div>
        {isOpen ? (
          <span className="-my-2 min-w-0 max-w-2/3 text-right text-sm text-balance text-ink-2 max-sm:hidden">
            {summary}
          </span>
        ) : (
          <span
            aria-hidden="true"
            className="shrink-0 text-sm font-bold max-sm:absolute max-sm:top-5 max-sm:right-4"
          >
            Edit
          </span>
        )}
      </div>
      <div id={contentId} hidden={!isOpen}>
        {isOpen ? <div className="px-4 pt-1 pb-6 sm:px-6 print:p-0">{props.children}</div> : null}
      </div>
    </section>
  )
}

const MARKS = {
  open: 'border-cobalt bg-cobalt text-white',
  todo: 'border-line-2 bg-card text-ink-2',
  done: 'border-ink bg-ink text-white',
  problem: 'border-red bg-red-soft text-red',
} as const satisfies Record<StepMark, string>

const MARK_WORDS = {
  open: null,
  todo: null,
  done: 'Done.',
  problem: 'Needs a correction.',
} as const satisfies Record<StepMark, string | null>

function Mark({ mark, position }: { mark: StepMark; position: number }) {
  const words = MARK_WORDS[mark]
  return (
    <span
      className={classNames(
        'flex size-7 shrink-0 items-center justify-center rounded-full border text-sm font-bold tabular-nums',
        MARKS[mark],
      )}
    >
      {mark === 'done' ? <Check aria-hidden="true" className="size-4" strokeWidth={3} /> : null}
      {mark === 'problem' ? <CircleAlert aria-hidden="true" className="size-4" /> : null}
      {mark === 'open' || mark === 'todo' ? <span aria-hidden="true">{position}</span> : null}
      {words ? <span className="sr-only">{words}</span> : null}
    </span>
  )
}

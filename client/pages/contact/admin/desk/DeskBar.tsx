import { Volume2, VolumeX } from 'lucide-react'
import { Link } from 'react-router'
import { DESK_NAMES, DESKS, type Desk } from '#domain/contact/realtime/desk/desk.ts'
import { type DeskState, waitingAt } from '#domain/contact/realtime/desk/deskState.ts'
import { sitePath } from '#content/sitePaths.ts'
import { playChatSound } from '#client/components/contact/chat/chatSound.ts'
import { setChatSound, useHasChatSound } from '#client/state/contact/chatPreferences.ts'
import { classNames } from '#client/ui/classNames.ts'
import { IconSwitch } from '#client/ui/IconSwitch.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'

const CONNECTION_WORDS = {
  connecting: 'Connecting …',
  live: 'Connected',
  lost: 'Reconnecting …',
  no_access: 'No access.',
} as const satisfies Record<DeskState['connection'], string>

/** The header of the desk: its room, its connection and the admins online. */
export function DeskBar({
  desk,
  state,
  accountId,
  onChange,
}: {
  desk: Desk
  state: DeskState
  accountId: string
  onChange: (desk: Desk) => void
}) {
  const others = state.colleagues.filter((each) => each.accountId !== accountId)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2">
      <SegmentedControl
        label="Desk"
        isLabelHidden
        value={desk}
        onChange={onChange}
        options={DESKS.map((each) => ({
          value: each,
          label: <DeskName desk={each} waiting={waitingAt(state, each, desk) ?? 0} />,
        }))}
        className="max-sm:w-full"
      />
      <output className="flex items-center gap-2 text-sm text-ink-2">
        <span
          aria-hidden="true"
          className={classNames(
            'size-2 rounded-full',
            state.connection === 'live' ? 'bg-green' : 'bg-amber',
          )}
        />
        {CONNECTION_WORDS[state.connection]}
      </output>
      <p className="text-sm text-ink-2">
        {others.length === 0
          ? 'You are alone at this desk.'
          : `Also here: ${others.map(({ name }) => name).join(', ')}`}
      </p>
      <SoundSwitch />
      <Link
        to={sitePath('transcripts')}
        className="inline-flex min-h-10 items-center text-sm font-semibold text-cobalt underline underline-offset-3 max-sm:hidden"
      >
        Search transcripts
      </Link>
    </div>
  )
}

/** A desk with its number of waiting visitors. */
function DeskName({ desk, waiting }: { desk: Desk; waiting: number }) {
  return (
    <span className="inline-flex flex-wrap items-center justify-center gap-x-1.5">
      {DESK_NAMES[desk]}
      {waiting > 0 ? (
        <span className="min-w-5 rounded-full bg-amber px-1.5 text-xs/4 text-ink tabular-nums sm:text-xs/5">
          {waiting}
          <span className="sr-only"> waiting</span>
        </span>
      ) : null}
    </span>
  )
}

/** Off by default, as in the visitor's chat. */
function SoundSwitch() {
  const hasSound = useHasChatSound()
  return (
    <IconSwitch
      label="Sound"
      isSelected={hasSound}
      onChange={(isOn) => {
        setChatSound(isOn)
        if (isOn) playChatSound()
      }}
      className="ml-auto"
    >
      {hasSound ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
    </IconSwitch>
  )
}

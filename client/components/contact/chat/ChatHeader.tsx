import { Minus, Volume2, VolumeX } from 'lucide-react'
import { useHasChatSound, setChatSound } from '#client/state/contact/chatPreferences.ts'
import type { ChatState } from '#domain/contact/realtime/chat/chatState.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { IconSwitch } from '#client/ui/IconSwitch.tsx'
import { CHAT_TITLE_ID } from './chatIds.ts'
import { playChatSound } from './chatSound.ts'

/** The chat's title, the desk's presence, the sound switch and the minimize button. */
export function ChatHeader({
  desk,
  onMinimize,
}: {
  desk: ChatState['desk']
  onMinimize: () => void
}) {
  const hasSound = useHasChatSound()
  return (
    <header className="flex items-center gap-1 border-b border-line py-2 pr-2 pl-5">
      <div className="min-w-0 flex-1">
        <h2 id={CHAT_TITLE_ID} className="text-subheading">
          Chat with us
        </h2>
        {desk ? (
          <p className="flex items-center gap-1.5 text-xs text-ink-2">
            {desk.isStaffed ? (
              <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-green" />
            ) : null}
            <span className="truncate">
              {desk.deskName} desk
              {desk.isStaffed ? ', we’re here' : ''}
            </span>
          </p>
        ) : null}
      </div>
      <IconSwitch
        label="Sound"
        isSelected={hasSound}
        onChange={(isOn) => {
          setChatSound(isOn)
          if (isOn) playChatSound()
        }}
      >
        {hasSound ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
      </IconSwitch>
      <IconButton label="Minimize" onPress={onMinimize}>
        <Minus aria-hidden="true" />
      </IconButton>
    </header>
  )
}

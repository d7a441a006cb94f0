import { useEffect, useState } from 'react'
import type { ChatMessage } from '#domain/contact/realtime/chat/chatMessage.ts'
import { withNewsAnnounced } from '#domain/contact/realtime/chat/chatState.ts'
import { hasChatSound } from '#client/state/contact/chatPreferences.ts'
import { changeChat } from '#client/state/foundation/realtimeState.ts'
import { playChatSound } from './chatSound.ts'

/** Screen readers ignore a live region that was just inserted. */
const ANNOUNCE_AFTER_MS = 150
const SOUND_LOCK = 'amd_chat_sound'
const SOUND_PAUSE_MS = 500

/** Only one tab plays the sound. */
async function playOnce(): Promise<void> {
  const { locks } = navigator
  if (!locks) return playChatSound()
  await locks.request(SOUND_LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    playChatSound()
    await new Promise((resolve) => {
      setTimeout(resolve, SOUND_PAUSE_MS)
    })
  })
}

/** Announces new messages to screen readers, by sound if it is on, and in the title of a background tab. */
export function ChatNews({
  news,
  unread,
  isQuiet,
}: {
  news: readonly ChatMessage[]
  unread: number
  /** Screen readers read nothing outside an open menu, so messages are announced once it closes. */
  isQuiet: boolean
}) {
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    if (news.length > 0 && hasChatSound()) void playOnce()
  }, [news])

  useEffect(() => {
    if (news.length === 0 || isQuiet) return
    const words = news.map(({ senderName, text }) => `${senderName} says: ${text}`).join(' ')
    const soon = setTimeout(() => {
      setAnnounced(words)
      changeChat(withNewsAnnounced)
    }, ANNOUNCE_AFTER_MS)
    return () => clearTimeout(soon)
  }, [news, isQuiet])

  useEffect(() => {
    if (unread === 0) return
    const { title } = document
    const counted = `(${unread}) ${title}`
    document.title = counted
    return () => {
      if (document.title === counted) document.title = title
    }
  }, [unread])

  return (
    <div aria-live="polite" className="sr-only">
      {announced}
    </div>
  )
}

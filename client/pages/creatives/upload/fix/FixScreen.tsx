import { Suspense } from 'react'
import type { FixDialogProps } from './FixDialog.tsx'
import { ImageFix } from './picture/ImageFix.tsx'
import { AudioFix } from './sound/AudioFix.tsx'
import { VideoFix } from './VideoFix.tsx'

/** The editor that fits the file. */
export function FixScreen(props: FixDialogProps) {
  const { facts } = props
  if (facts.kind === 'image') return <ImageFix {...props} facts={facts} />
  if (facts.kind === 'video') return <VideoFix {...props} facts={facts} />
  if (facts.kind === 'audio') {
    return (
      <Suspense fallback={null}>
        <AudioFix {...props} facts={facts} />
      </Suspense>
    )
  }
  return null
}

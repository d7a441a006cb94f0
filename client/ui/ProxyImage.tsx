import { useState } from 'react'
import { imageSources } from '#domain/foundation/image/imageAddress.ts'

interface ProxyImageProps {
  /** On one of our own hosts. */
  src: string
  alt: string
  /** How wide it is shown at most, in CSS pixels. */
  shownWidth: number
  className?: string
  onError?: () => void
}

/**
 * A picture as small as it is shown, by the image proxy. A placeholder shows until the real one has loaded, then it is
 * swapped (Foundation 11); the box is the caller's, so nothing moves. What the proxy cannot make is shown as it is.
 */
export function ProxyImage({ src, alt, shownWidth, className, onError }: ProxyImageProps) {
  const [shown, setShown] = useState<{ of: string; what: 'real' | 'original' } | null>(null)
  const sources = imageSources(src, shownWidth)
  // Another picture begins with its own placeholder.
  const what = shown?.of === src ? shown.what : 'placeholder'

  function loadReal() {
    const real = new Image()
    real.addEventListener('load', () => setShown({ of: src, what: 'real' }))
    real.addEventListener('error', () => setShown({ of: src, what: 'original' }))
    real.srcset = sources.srcSet
    real.src = sources.src
  }

  if (what === 'original')
    return <img src={src} alt={alt} onError={onError} className={className} />
  return (
    <img
      key={src}
      src={what === 'real' ? sources.src : sources.placeholder}
      srcSet={what === 'real' ? sources.srcSet : undefined}
      alt={alt}
      // Only where it is seen: the real one follows its placeholder.
      loading="lazy"
      onLoad={what === 'placeholder' ? loadReal : undefined}
      onError={() => setShown({ of: src, what: 'original' })}
      data-image={what}
      className={className}
    />
  )
}

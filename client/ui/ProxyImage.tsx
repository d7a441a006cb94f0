import { useState } from 'react'
import { imageSources } from '#domain/foundation/image/imageAddress.ts'

interface ProxyImageProps {
  /** On one of our own hosts. */
  src: string
  alt: string
  /** Maximum display width, in CSS pixels. */
  shownWidth: number
  className?: string
  onError?: () => void
}

/**
 * A picture at its display size, by the image proxy. A placeholder shows until the real one has
 * loaded, then it is swapped (Foundation 11); the caller sizes the box, so nothing moves. A picture
 * that the proxy cannot convert is shown unchanged.
 */
export function ProxyImage({ src, alt, shownWidth, className, onError }: ProxyImageProps) {
  const [shown, setShown] = useState<{ of: string; what: 'real' | 'original' } | null>(null)
  const sources = imageSources(src, shownWidth)
  // Another picture starts with its own placeholder.
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
      // Loads only when visible: the real picture follows its placeholder.
      loading="lazy"
      onLoad={what === 'placeholder' ? loadReal : undefined}
      onError={() => setShown({ of: src, what: 'original' })}
      data-image={what}
      className={className}
    />
  )
}

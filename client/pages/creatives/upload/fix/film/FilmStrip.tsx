import { useObjectUrl } from '../useObjectUrl.ts'

/** Frames along the timeline, each as wide as its stretch of time. */
export function FilmStrip({ pictures }: { pictures: readonly Blob[] }) {
  return (
    <div className="flex h-14 overflow-hidden rounded-[6px] bg-sand">
      {pictures.map((picture, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- places along a line: they never move
        <Picture key={index} picture={picture} />
      ))}
    </div>
  )
}

function Picture({ picture }: { picture: Blob }) {
  const url = useObjectUrl(picture)
  return url ? (
    <img src={url} alt="" draggable={false} className="h-full min-w-0 flex-1 object-cover" />
  ) : (
    <span className="flex-1" />
  )
}

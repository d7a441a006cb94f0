import { MEDIA_TYPE_NAMES, MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { planPath, sitePath } from '#content/sitePaths.ts'
import { Link } from 'react-router'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'

/** An empty cart, with links that help to fill it. */
export function EmptyCart() {
  return (
    <section className="rounded-card border border-line bg-card px-5 py-12 sm:px-10">
      <h2 className="text-section">Nothing in here yet</h2>
      <p className="mt-3 max-w-xl text-lg text-ink-2">
        Plan a campaign and see who it reaches before you pay anything. You can put several media in
        one cart and pay once.
      </p>
      <ul className="mt-7 flex flex-wrap gap-2.5">
        {MEDIA_TYPES.map((mediaType) => (
          <li key={mediaType}>
            <Link
              to={planPath(mediaType)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-2 px-4 font-medium hover:border-ink"
            >
              <MediaTypeMark mediaType={mediaType} />
              {MEDIA_TYPE_NAMES[mediaType]}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={planPath(null)}>Plan a campaign</LinkButton>
        <LinkButton variant="secondary" to={sitePath('adCreation')}>
          Have an ad made
        </LinkButton>
      </div>
    </section>
  )
}

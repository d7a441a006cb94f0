import { Link } from 'react-router'
import { HOME } from '#content/home.ts'
import { planPath, sitePath } from '#content/sitePaths.ts'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { HeroScene } from './HeroScene.tsx'
import { MediaScene } from './MediaScene.tsx'
import { MiniPlanner } from './MiniPlanner.tsx'

export function meta() {
  return [
    { title: 'AdMarket Direct: book real ads in minutes' },
    { name: 'description', content: HOME.intro },
  ]
}

/** The offer, and a small planner. */
export default function HomePage() {
  return (
    <div className="page-width flex flex-col gap-16 pt-10 pb-4 lg:gap-20 lg:pt-16">
      <section className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1.06fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <h1 className="max-w-xl text-hero">{HOME.headline}</h1>
          <p className="mb-2 max-w-xl text-lg text-pretty text-ink-2 sm:text-subheading sm:leading-normal">
            {HOME.intro}
          </p>
          <MiniPlanner />
          <p className="text-ink-2">
            Not sure which medium?{' '}
            <Link to={sitePath('mediaConsultation')} className="underline">
              Start from your goal
            </Link>
          </p>
        </div>
        <HeroScene className="mx-auto w-full max-w-130 max-lg:max-w-104" />
      </section>
      <Media />
      <Steps />
    </div>
  )
}

function Media() {
  return (
    <section>
      <h2 className="text-section">{HOME.media.title}</h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {HOME.media.blurbs.map(({ mediaType, name, text, price, guide }) => (
          <li
            key={mediaType}
            className="relative flex flex-col rounded-card border border-line bg-card p-5.5 transition-colors hover:border-ink-3"
          >
            <MediaScene mediaType={mediaType} />
            <h3 className="mt-4 flex items-center justify-between gap-3 text-[1.375rem]">
              <Link
                to={planPath(mediaType)}
                className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-cobalt"
              >
                {name}
              </Link>
              <MediaTypeMark mediaType={mediaType} className="size-3" />
            </h3>
            <p className="mt-2 flex-1 text-sm text-ink-2">{text}</p>
            <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-sm">
              <span className="font-bold">{price}</span>
              <Link
                to={guide.to}
                aria-label={guide.label}
                className="relative z-10 -my-2.5 flex min-h-11 items-center text-ink-2 underline underline-offset-4 hover:text-cobalt"
              >
                The guide
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Steps() {
  return (
    <section>
      <h2 className="border-b border-ink pb-5 text-section">{HOME.steps.title}</h2>
      <ol className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {HOME.steps.items.map((item) => (
          <li key={item.title}>
            <h3 className="text-subheading">
              {'to' in item ? (
                <Link to={item.to} className="underline">
                  {item.title}
                </Link>
              ) : (
                item.title
              )}
            </h3>
            <p className="mt-2 text-sm text-ink-2">{item.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

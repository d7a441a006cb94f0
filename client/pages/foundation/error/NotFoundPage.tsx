import { data } from 'react-router'
import { pageTitle } from '#content/site.ts'
import { NotFoundScreen } from '#client/components/foundation/error/NotFoundScreen.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export function meta() {
  return [{ title: pageTitle('404 Page not found') }, { name: 'robots', content: 'noindex' }]
}

export default function NotFoundPage() {
  return <NotFoundScreen />
}

import { data } from 'react-router'
import { NotFoundScreen } from '#client/components/error/NotFoundScreen.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export function meta() {
  return [{ title: '404 Page not found | AdMarket Direct' }, { name: 'robots', content: 'noindex' }]
}

export default function NotFoundPage() {
  return <NotFoundScreen />
}

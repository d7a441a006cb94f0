import { data } from 'react-router'

export function loader() {
  return data(null, { status: 404 })
}

export function meta() {
  return [{ title: '404 Page not found' }]
}

export default function NotFoundPage() {
  return (
    <>
      <h1>404</h1>
      <p>Page not found</p>
    </>
  )
}

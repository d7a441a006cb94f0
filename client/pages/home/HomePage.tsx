export function meta() {
  return [{ title: 'AdMarket Direct' }]
}

export default function HomePage() {
  return <h1 className="font-display text-5xl">Book real ads in minutes.</h1>
}

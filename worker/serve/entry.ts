/** The ad server's Worker: tags, players, beacons, and the objects that count and publish the books. */
import { serveHost } from './index.ts'

export { BookKeeper, BookRelay, DeliveryCounter } from './objects.ts'
export default { fetch: serveHost.fetch }

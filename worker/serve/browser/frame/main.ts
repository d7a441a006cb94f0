// Runs in the frame of a display tag: requests an ad, shows it, and reports its impression and viewable impression.
import { adAddress, openStorage, requestAd } from './requestAd.ts'
import { showAd } from './showAd.ts'

/** Makes room for the publisher's own ad. */
const reportEmpty = (): void => {
  if (parent !== window) parent.postMessage('amd:empty', '*')
}

requestAd(adAddress(location), openStorage()).then(
  (ad) => (ad ? showAd(ad, reportEmpty) : reportEmpty()),
  reportEmpty,
)

// Runs in the frame of a display tag: requests an ad, shows it, and reports its impression and viewable impression.
import { adAddress, openStorage, requestAd } from './requestAd.ts'
import { showAd } from './showAd.ts'

/** Notifies the parent page that there is no ad, so that the publisher's own shows. */
const reportEmpty = (): void => {
  if (parent !== window) parent.postMessage('amd:empty', '*')
}

requestAd(adAddress(location), openStorage()).then(
  (ad) => (ad ? showAd(ad, reportEmpty) : reportEmpty()),
  reportEmpty,
)

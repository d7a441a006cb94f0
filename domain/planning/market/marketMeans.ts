import type { CountryMeans } from './marketMedia.ts'

/** Means of a country's cells, weighted by people, so that indexes say how a place differs from its country. Written by `npm run seed:build-markets`. */
export const MARKET_MEANS: CountryMeans = {
  US: {
    online_display: { price: 1.00093, use: 0.98953, reach: 0.99203 },
    mobile_display: { price: 1.00215, use: 0.99516, reach: 1.00019 },
    online_video: { price: 0.99926, use: 0.98562, reach: 0.99087 },
    online_audio: { price: 1.0074, use: 0.98605, reach: 0.99648 },
    ctv: { price: 1.0067, use: 0.98771, reach: 0.99559 },
  },
  CA: {
    online_display: { price: 0.94494, use: 0.99205, reach: 1.01011 },
    mobile_display: { price: 0.94142, use: 0.97737, reach: 0.98586 },
    online_video: { price: 0.93909, use: 0.99931, reach: 1.00787 },
    online_audio: { price: 0.9129, use: 0.9941, reach: 1.00239 },
    ctv: { price: 0.92211, use: 0.97393, reach: 0.97025 },
  },
  GB: {
    online_display: { price: 0.9951, use: 0.99695, reach: 0.99791 },
    mobile_display: { price: 1.00064, use: 0.9748, reach: 0.99136 },
    online_video: { price: 1.00132, use: 1.00747, reach: 0.99979 },
    online_audio: { price: 0.99542, use: 0.9962, reach: 1.00716 },
    ctv: { price: 0.99126, use: 0.98068, reach: 0.99279 },
  },
  DE: {
    online_display: { price: 0.96806, use: 0.99024, reach: 0.98623 },
    mobile_display: { price: 0.97189, use: 0.99248, reach: 1.0116 },
    online_video: { price: 0.96496, use: 1.02131, reach: 1.01575 },
    online_audio: { price: 0.95061, use: 0.98301, reach: 0.98241 },
    ctv: { price: 0.94095, use: 0.99694, reach: 1.00109 },
  },
  AT: {
    online_display: { price: 0.93533, use: 1.02331, reach: 1.01848 },
    mobile_display: { price: 0.95029, use: 0.96831, reach: 1.00248 },
    online_video: { price: 0.94314, use: 0.97331, reach: 0.99836 },
    online_audio: { price: 0.91951, use: 0.96205, reach: 0.9856 },
    ctv: { price: 0.91006, use: 1.00885, reach: 1.01617 },
  },
  CH: {
    online_display: { price: 0.95734, use: 0.96108, reach: 0.95223 },
    mobile_display: { price: 0.95526, use: 0.95839, reach: 0.97306 },
    online_video: { price: 0.94956, use: 1.03377, reach: 1.0176 },
    online_audio: { price: 0.93416, use: 0.99825, reach: 0.98883 },
    ctv: { price: 0.93465, use: 1.03774, reach: 0.99558 },
  },
  AU: {
    online_display: { price: 0.97128, use: 0.99366, reach: 0.99542 },
    mobile_display: { price: 0.96639, use: 0.99768, reach: 1.00115 },
    online_video: { price: 0.96527, use: 1.0003, reach: 0.9996 },
    online_audio: { price: 0.95528, use: 0.97799, reach: 0.99662 },
    ctv: { price: 0.95337, use: 0.96975, reach: 0.9895 },
  },
  NZ: {
    online_display: { price: 0.91169, use: 0.9874, reach: 0.99269 },
    mobile_display: { price: 0.89949, use: 0.98536, reach: 0.99507 },
    online_video: { price: 0.8874, use: 0.97669, reach: 0.99496 },
    online_audio: { price: 0.86163, use: 0.96448, reach: 0.97751 },
    ctv: { price: 0.85742, use: 0.96715, reach: 0.99169 },
  },
}

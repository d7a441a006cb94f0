import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barsFrame, centerOf, cropFrame, lostShare, maxZoom, pointWithin } from './fixGeometry.ts'

const side = fc.integer({ min: 1, max: 8_000 })
const size = fc.record({ width: side, height: side })
const share = fc.double({ min: -0.5, max: 1.5, noNaN: true })
const point = fc.record({ x: share, y: share })
const zoom = fc.double({ min: 1, max: 4, noNaN: true })

const EPSILON = 1e-6

test('a crop stays inside the picture and keeps the target’s shape for any center', () => {
  fc.assert(
    fc.property(size, size, point, zoom, (picture, target, center, by) => {
      const frame = cropFrame(picture, target, center, by)
      expect(frame.x).toBeGreaterThanOrEqual(0)
      expect(frame.y).toBeGreaterThanOrEqual(0)
      expect(frame.x + frame.width).toBeLessThanOrEqual(picture.width + EPSILON)
      expect(frame.y + frame.height).toBeLessThanOrEqual(picture.height + EPSILON)
      const ratio = (frame.width * target.height) / (frame.height * target.width)
      expect(ratio).toBeCloseTo(1, 6)
    }),
  )
})

test('without zoom the crop is the largest possible and touches two opposite edges', () => {
  fc.assert(
    fc.property(size, size, point, (picture, target, center) => {
      const frame = cropFrame(picture, target, center)
      const touches =
        Math.abs(frame.width - picture.width) < EPSILON ||
        Math.abs(frame.height - picture.height) < EPSILON
      expect(touches).toBe(true)
    }),
  )
})

test('a frame is reproduced from its own center', () => {
  fc.assert(
    fc.property(size, size, point, zoom, (picture, target, center, by) => {
      const frame = cropFrame(picture, target, center, by)
      const again = cropFrame(picture, target, centerOf(frame, picture), by)
      expect(again.x).toBeCloseTo(frame.x, 5)
      expect(again.y).toBeCloseTo(frame.y, 5)
      const focus = pointWithin(center, frame, picture)
      expect(focus.x * picture.width).toBeGreaterThanOrEqual(frame.x - EPSILON)
      expect(focus.x * picture.width).toBeLessThanOrEqual(frame.x + frame.width + EPSILON)
    }),
  )
})

test('padding keeps the whole picture and its proportions to the pixel, touching two edges', () => {
  fc.assert(
    fc.property(size, size, (picture, target) => {
      const frame = barsFrame(picture, target)
      expect(frame.x).toBeGreaterThanOrEqual(0)
      expect(frame.y).toBeGreaterThanOrEqual(0)
      expect(frame.x + frame.width).toBeLessThanOrEqual(target.width)
      expect(frame.y + frame.height).toBeLessThanOrEqual(target.height)
      expect(frame.width === target.width || frame.height === target.height).toBe(true)
      const scale = Math.min(target.width / picture.width, target.height / picture.height)
      expect(Math.abs(frame.width - picture.width * scale)).toBeLessThanOrEqual(1)
      expect(Math.abs(frame.height - picture.height * scale)).toBeLessThanOrEqual(1)
    }),
  )
})

test('a 4:3 photo becomes 16:9 by losing a quarter of its height', () => {
  const photo = { width: 4000, height: 3000 }
  const frame = cropFrame(photo, { width: 1920, height: 1080 }, { x: 0.5, y: 0 })
  expect(frame).toEqual({ x: 0, y: 0, width: 4000, height: 2250 })
  expect(lostShare(frame, photo)).toBeCloseTo(0.25)
  expect(maxZoom(photo, { width: 1920, height: 1080 })).toBeCloseTo(4000 / 1920)
})

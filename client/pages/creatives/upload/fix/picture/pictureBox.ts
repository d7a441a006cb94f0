import type { PixelSize } from '#domain/catalogue/creativeLimit.ts'

/** The style of a box in a picture's shape, with a maximum height (rem), to reserve its space. */
export const pictureBox = ({ width, height }: PixelSize, highest: number) => ({
  aspectRatio: `${width} / ${height}`,
  width: `min(100%, ${(highest * width) / height}rem)`,
})

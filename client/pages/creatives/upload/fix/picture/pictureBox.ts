import type { PixelSize } from '#domain/catalogue/creativeLimit.ts'

/** The style of a box in the shape of a picture, at most so high (rem): the picture has its place before it is there. */
export const pictureBox = ({ width, height }: PixelSize, highest: number) => ({
  aspectRatio: `${width} / ${height}`,
  width: `min(100%, ${(highest * width) / height}rem)`,
})

import type { Sharp } from 'sharp'
import { IntakeError } from '../errors.ts'
import { LIMITS } from '../limits.ts'

/** Interleaved RGB, three bytes a pixel. */
export interface Picture {
  width: number
  height: number
  data: Uint8Array
}

/** Part of a picture, in its pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Loads libvips when the first picture comes. Its cache is off (each picture is read once) and it works on one thread: the
 * worker pool is what makes use of further cores.
 */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/**
 * Decodes a picture after its header has passed the pixel limit, turned upright by its EXIF mark, shrunk to `maxEdge`.
 * Errors: IMAGE_TOO_LARGE, CORRUPTED.
 */
export async function decodePicture(bytes: Uint8Array, maxEdge: number): Promise<Picture> {
  const sharp = await loadSharp()
  let width: number
  let height: number
  try {
    const meta = await sharp(bytes, { limitInputPixels: false }).metadata()
    width = meta.width
    height = meta.height
  } catch {
    throw new IntakeError('CORRUPTED')
  }
  if (width * height > LIMITS.maxPixels || Math.max(width, height) > LIMITS.maxEdge)
    throw new IntakeError('IMAGE_TOO_LARGE', `${width}×${height}`)
  try {
    return await toPicture(
      sharp(bytes, { limitInputPixels: LIMITS.maxPixels, failOn: 'truncated' })
        .autoOrient()
        .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true }),
    )
  } catch {
    throw new IntakeError('CORRUPTED')
  }
}

async function toPicture(image: Sharp): Promise<Picture> {
  const { data, info } = await image
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (info.channels === 3) return { width: info.width, height: info.height, data }
  return { width: info.width, height: info.height, data: greyToRgb(data, info.channels) }
}

function greyToRgb(data: Uint8Array, channels: number): Uint8Array {
  const rgb = new Uint8Array((data.length / channels) * 3)
  for (let i = 0, o = 0; i < data.length; i += channels, o += 3) rgb.fill(data[i]!, o, o + 3)
  return rgb
}

/** What of an area lies on the picture; whole rows are no copy. */
export function cropped(p: Picture, area: Area): Picture {
  const x = Math.max(0, Math.floor(area.x))
  const y = Math.max(0, Math.floor(area.y))
  const width = Math.min(p.width, Math.ceil(area.x + area.width)) - x
  const height = Math.min(p.height, Math.ceil(area.y + area.height)) - y
  if (width <= 0 || height <= 0) return { width: 0, height: 0, data: new Uint8Array() }
  const row = p.width * 3
  if (width === p.width)
    return { width, height, data: p.data.subarray(y * row, (y + height) * row) }
  const data = new Uint8Array(width * height * 3)
  for (let at = 0; at < height; at++) {
    const from = (y + at) * row + x * 3
    data.set(p.data.subarray(from, from + width * 3), at * width * 3)
  }
  return { width, height, data }
}

/** A resized copy, by libvips' area or cubic filters. */
export async function resizePicture(p: Picture, width: number, height: number): Promise<Picture> {
  const sharp = await loadSharp()
  return toPicture(fromRaw(sharp, p).resize({ width, height, fit: 'fill' }))
}

/** A copy turned clockwise by any angle in degrees; corners that open are white. */
export async function rotatePicture(p: Picture, degrees: number): Promise<Picture> {
  const sharp = await loadSharp()
  return toPicture(fromRaw(sharp, p).rotate(degrees, { background: '#ffffff' }))
}

/** A copy, blurred by `sigma` pixels; the picture itself when that is too little to matter. */
export async function softened(p: Picture, sigma: number): Promise<Picture> {
  if (sigma < 0.3) return p
  const sharp = await loadSharp()
  return toPicture(fromRaw(sharp, p).blur(sigma))
}

function fromRaw(sharp: Awaited<ReturnType<typeof loadSharp>>, p: Picture): Sharp {
  return sharp(p.data, { raw: { width: p.width, height: p.height, channels: 3 } })
}

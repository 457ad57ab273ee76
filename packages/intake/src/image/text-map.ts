/** Where text is, point by point, in a picture of the detection model's working size. */
import { type Area, cropped, type Picture } from './decode.ts'
import type { OcrModels } from './ocr-models.ts'

const MEAN = [0.406, 0.456, 0.485] as const
const STD = [0.225, 0.224, 0.229] as const

/** Pixels that are searched at once: the model's memory grows with them, 0.1 GB a million. */
const AT_ONCE = 0.8e6
/** Pixels seen besides at the edges of a band, about what a point of the map depends on: two lines of text. */
const BESIDE = 64
/** The model halves a picture five times. */
const STEP = 32
/** Sides of a strip: bands of rows would be mostly what is seen besides. */
const STRIP = 2

/** The model's probability map, as large as the picture, whose sides are multiples of 32. Large pictures are searched in bands. */
export async function textMap(models: OcrModels, picture: Picture): Promise<Float32Array> {
  const { width, height } = picture
  const strip = width > STRIP * height
  const bands = strip ? bandsOf(height, width) : bandsOf(width, height)
  if (bands.length === 1) return (await models.detect(normalised(picture), width, height)).data
  const map = new Float32Array(width * height)
  const areaOf = (from: number, to: number): Area =>
    strip
      ? { x: from, y: 0, width: Math.min(width, to) - from, height }
      : { x: 0, y: from, width, height: Math.min(height, to) - from }
  for (const { from, to } of bands) {
    const seen = areaOf(Math.max(0, from - BESIDE), to + BESIDE)
    const part = cropped(picture, seen)
    const { data } = await models.detect(normalised(part), part.width, part.height)
    const band = areaOf(from, to)
    for (let y = band.y; y < band.y + band.height; y++) {
      const at = (y - seen.y) * part.width + band.x - seen.x
      map.set(data.subarray(at, at + band.width), y * width + band.x)
    }
  }
  return map
}

/** From … to along a side, across which the picture is `across` wide: as many alike as are few enough. */
export function bandsOf(across: number, along: number): { from: number; to: number }[] {
  const count = Math.ceil((across * along) / AT_ONCE)
  const each = Math.ceil(along / count / STEP) * STEP
  const bands: { from: number; to: number }[] = []
  for (let from = 0; from < along; from += each)
    bands.push({ from, to: Math.min(along, from + each) })
  return bands
}

/** Planes of blue, green and red as the model knows them. */
function normalised({ width, height, data }: Picture): Float32Array {
  const size = width * height
  const out = new Float32Array(size * 3)
  for (let channel = 0; channel < 3; channel++) {
    const levels = Float32Array.from(
      { length: 256 },
      (_, v) => (v / 255 - MEAN[channel]!) / STD[channel]!,
    )
    for (let s = 2 - channel, o = channel * size, end = o + size; o < end; s += 3, o++)
      out[o] = levels[data[s]!]!
  }
  return out
}

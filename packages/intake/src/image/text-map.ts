/** Where text is, point by point, in a picture of the detection model's working size. */
import type { Picture } from './decode.ts'
import type { OcrModels } from './ocr-models.ts'

const MEAN = [0.406, 0.456, 0.485] as const
const STD = [0.225, 0.224, 0.229] as const

/** Pixels that are searched at once: the model's memory grows with them, 0.2 GB a million. */
const AT_ONCE = 0.8e6
/** Rows seen besides at the edges of a band, about what a point of the map depends on: two lines of text. */
const BESIDE = 64
/** The model halves a picture five times. */
const STEP = 32

/** The model's probability map, as large as the picture, whose sides are multiples of 32. Large pictures are searched in bands. */
export async function textMap(models: OcrModels, picture: Picture): Promise<Float32Array> {
  const { width, height } = picture
  const bands = bandsOf(width, height)
  if (bands.length === 1) return (await models.detect(normalised(picture), width, height)).data
  const map = new Float32Array(width * height)
  for (const { from, to } of bands) {
    const top = Math.max(0, from - BESIDE)
    const bottom = Math.min(height, to + BESIDE)
    const band = {
      width,
      height: bottom - top,
      data: picture.data.subarray(top * width * 3, bottom * width * 3),
    }
    const { data } = await models.detect(normalised(band), width, band.height)
    map.set(data.subarray((from - top) * width, (to - top) * width), from * width)
  }
  return map
}

/** Rows from … to, as many alike as are few enough. */
export function bandsOf(width: number, height: number): { from: number; to: number }[] {
  const count = Math.ceil((width * height) / AT_ONCE)
  const each = Math.ceil(height / count / STEP) * STEP
  const bands: { from: number; to: number }[] = []
  for (let from = 0; from < height; from += each)
    bands.push({ from, to: Math.min(height, from + each) })
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

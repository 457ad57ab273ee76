/** What happens to pictures of tickets between the till and the reader, by a seed: turned, shaded, seen askew, pressed small, laid on one sheet. */
import sharp from 'sharp'
import { type Random, random } from '../../lib/random.ts'

/** So many pictures one of these takes, and what it makes of them: bytes of a picture. */
export interface Distortion {
  name: string
  takes: number
  of(pictures: readonly Uint8Array[], seed: number): Promise<Uint8Array>
}

const WHITE = '#ffffff'
/** A good camera's own quality, so that only what is meant to be distorted is. */
const KEPT = 92
/** Of the light where the shadow is deepest; it falls over this share of the picture. */
const SHADOW = { light: 0.45, over: 0.7 }
/** Corners move inwards by so much of an edge at most, and by half of it at least. */
const ASKEW = 0.08
/** Between pictures on one sheet, pixels. */
const GAP = 40

const alone = (change: (picture: Raw, random: Random) => Raw | Promise<Raw>) => ({
  takes: 1,
  of: async ([bytes]: readonly Uint8Array[], seed: number) =>
    jpegOf(await change(await rawOf(bytes!), random(seed)), KEPT),
})

export const DISTORTIONS: readonly Distortion[] = [
  { name: 'plain', takes: 1, of: async ([bytes]) => bytes! },
  { name: 'turned by 90°', ...alone((p) => turned(p, 90)) },
  { name: 'turned by 8°', ...alone((p) => turned(p, 8)) },
  { name: 'shadow', ...alone(shaded) },
  { name: 'perspective', ...alone(askew) },
  { name: 'JPEG 18', takes: 1, of: async ([bytes]) => jpegOf(await rawOf(bytes!), 18) },
  { name: 'three below each other', takes: 3, of: (pictures) => onOneSheet(pictures, false) },
  { name: 'two side by side', takes: 2, of: (pictures) => onOneSheet(pictures, true) },
]

/** Interleaved RGB. */
interface Raw {
  width: number
  height: number
  data: Buffer
}

async function rawOf(bytes: Uint8Array): Promise<Raw> {
  const upright = sharp(bytes).autoOrient().flatten({ background: WHITE })
  const { data, info } = await upright
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

const imageOf = ({ width, height, data }: Raw) =>
  sharp(data, { raw: { width, height, channels: 3 } })

const jpegOf = (picture: Raw, quality: number): Promise<Uint8Array> =>
  imageOf(picture).jpeg({ quality }).toBuffer()

async function turned(picture: Raw, degrees: number): Promise<Raw> {
  const { data, info } = await imageOf(picture)
    .rotate(degrees, { background: WHITE })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** Light falls off along a direction of chance. */
function shaded({ width, height, data }: Raw, { next }: Random): Raw {
  const angle = next() * 2 * Math.PI
  const [dx, dy] = [Math.cos(angle) / width, Math.sin(angle) / height]
  const reach = (Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle))) * SHADOW.over
  const out = Buffer.alloc(data.length)
  for (let i = 0; i < data.length; i += 3) {
    const at = i / 3
    const [x, y] = [(at % width) - width / 2, Math.floor(at / width) - height / 2]
    const deep = Math.min(1, Math.max(0, (x * dx + y * dy) / reach + 0.5))
    const light = 1 - (1 - SHADOW.light) * deep
    for (let c = 0; c < 3; c++) out[i + c] = data[i + c]! * light
  }
  return { width, height, data: out }
}

/** Seen from aside: the corners of the picture move inwards, each by a distance of chance. */
function askew({ width, height, data }: Raw, { next }: Random): Raw {
  const move = (edge: number) => edge * ASKEW * (0.5 + next() / 2)
  const [w, h] = [width - 1, height - 1]
  const corners = [
    [move(w), move(h)],
    [w - move(w), move(h)],
    [w - move(w), h - move(h)],
    [move(w), h - move(h)],
  ] as [Point, Point, Point, Point]
  const source = inverseOf(corners)
  const out = Buffer.alloc(data.length, 255)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = source(x, y)
      if (u < 0 || v < 0 || u > 1 || v > 1) continue
      sample({ width, height, data }, u * w, v * h, out, (y * width + x) * 3)
    }
  return { width, height, data: out }
}

type Point = [x: number, y: number]

/** Of a point of the quadrangle the place on the unit square from which it was projected (Heckbert 1989, square to quadrilateral). */
function inverseOf([p0, p1, p2, p3]: [Point, Point, Point, Point]): (
  x: number,
  y: number,
) => Point {
  const [dx1, dy1] = [p1[0] - p2[0], p1[1] - p2[1]]
  const [dx2, dy2] = [p3[0] - p2[0], p3[1] - p2[1]]
  const [sx, sy] = [p0[0] - p1[0] + p2[0] - p3[0], p0[1] - p1[1] + p2[1] - p3[1]]
  const whole = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / whole
  const h = (dx1 * sy - sx * dy1) / whole
  const [a, b, c] = [p1[0] - p0[0] + g * p1[0], p3[0] - p0[0] + h * p3[0], p0[0]]
  const [d, e, f] = [p1[1] - p0[1] + g * p1[1], p3[1] - p0[1] + h * p3[1], p0[1]]
  return (x, y) => {
    const [m, n, q, r] = [a - g * x, b - h * x, d - g * y, e - h * y]
    const [k, l] = [x - c, y - f]
    const det = m * r - n * q
    return [(k * r - n * l) / det, (m * l - k * q) / det]
  }
}

function sample({ width, height, data }: Raw, x: number, y: number, out: Buffer, to: number): void {
  const [x0, y0] = [Math.min(Math.floor(x), width - 2), Math.min(Math.floor(y), height - 2)]
  const [fx, fy] = [x - x0, y - y0]
  const at = (y0 * width + x0) * 3
  const below = at + width * 3
  for (let c = 0; c < 3; c++)
    out[to + c] = Math.round(
      (data[at + c]! * (1 - fx) + data[at + 3 + c]! * fx) * (1 - fy) +
        (data[below + c]! * (1 - fx) + data[below + 3 + c]! * fx) * fy,
    )
}

/** On white paper, as large as they are. */
async function onOneSheet(pictures: readonly Uint8Array[], across: boolean): Promise<Uint8Array> {
  const raws = await Promise.all(pictures.map(rawOf))
  const sum = (sizes: number[]) => sizes.reduce((a, b) => a + b + GAP, GAP)
  const most = (sizes: number[]) => Math.max(...sizes) + 2 * GAP
  const [widths, heights] = [raws.map((r) => r.width), raws.map((r) => r.height)]
  let at = GAP
  const laid = raws.map(({ width, height, data }) => {
    const [left, top] = across ? [at, GAP] : [GAP, at]
    at += (across ? width : height) + GAP
    return { input: data, raw: { width, height, channels: 3 as const }, left, top }
  })
  return sharp({
    create: {
      width: across ? sum(widths) : most(widths),
      height: across ? most(heights) : sum(heights),
      channels: 3,
      background: WHITE,
    },
  })
    .composite(laid)
    .jpeg({ quality: KEPT })
    .toBuffer()
}

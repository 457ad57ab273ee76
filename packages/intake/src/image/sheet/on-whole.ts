/** What was read of a part of a picture, its places moved to where they are on the whole picture, turned as the part was. */
import type { TextPage } from '../../layout/text.ts'
import type { Area, Picture } from '../decode.ts'
import type { RecognisedPages } from '../ocr.ts'
import { shifted } from './shifted.ts'

type Size = Pick<Picture, 'width' | 'height'>

export function onWhole(
  whole: Size,
  area: Area,
  { page, turned, again }: RecognisedPages,
): RecognisedPages {
  const [dx, dy] = shiftOf(whole, area, page)
  return {
    page: pageOnWhole(whole, area, page),
    turned: turned.map((other) => ({ ...other, page: pageOnWhole(whole, area, other.page) })),
    again: async function* (part) {
      for await (const runs of again({ ...part, x: part.x - dx, y: part.y - dy }))
        yield runs.map((run) => shifted(run, dx, dy))
    },
  }
}

function pageOnWhole(whole: Size, area: Area, page: TextPage): TextPage {
  const [dx, dy] = shiftOf(whole, area, page)
  return {
    ...page,
    ...turnedSize(whole, page.turned ?? 0),
    runs: page.runs.map((run) => shifted(run, dx, dy)),
  }
}

/** A part and the whole are turned about their own middles: by how much that of the part lies from that of the whole, once both are turned. */
function shiftOf(
  whole: Size,
  area: Area,
  { turned = 0, width, height }: TextPage,
): [number, number] {
  const [sin, cos] = sinAndCos(turned)
  const x = area.x + area.width / 2 - whole.width / 2
  const y = area.y + area.height / 2 - whole.height / 2
  const frame = turnedSize(whole, turned)
  return [
    x * cos - y * sin + (frame.width - width) / 2,
    x * sin + y * cos + (frame.height - height) / 2,
  ]
}

/** The size of a picture turned by any angle, as much paper added as its corners need. */
function turnedSize({ width, height }: Size, degrees: number): Size {
  const [sin, cos] = sinAndCos(degrees).map(Math.abs) as [number, number]
  return { width: width * cos + height * sin, height: width * sin + height * cos }
}

const sinAndCos = (degrees: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180
  return [Math.sin(angle), Math.cos(angle)]
}

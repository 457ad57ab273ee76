/** A picture of several vouchers, each read as a picture of its own: they differ in size and lie this way and that. */
import type { TextPage } from '../../layout/text.ts'
import { type Area, cropped, type Picture } from '../decode.ts'
import { type RecognisedPages, recognisePages } from '../ocr.ts'
import { loadOcrModels } from '../ocr-models.ts'
import { findTextBoxes, type TextBox } from '../text-boxes.ts'
import { type Cut, isBefore, widestBand } from './bands.ts'
import { onWhole } from './on-whole.ts'

/** Whether what was read on the two sides of a blank band is vouchers apart. */
export type AreApart = (first: readonly TextPage[], second: readonly TextPage[]) => boolean

/** A picture that was cut in vain so often is one voucher with wide bands. */
const MOST_IN_VAIN = 2

/**
 * Text of a picture, part by part where blank bands lie between whole vouchers; one part else. Which way up each lies, how it is tilted
 * and how small its print is are told part by part. Places are those on the whole picture, turned as each part was.
 */
export async function recogniseSheet(
  picture: Picture,
  areApart: AreApart,
): Promise<RecognisedPages[]> {
  const boxes = await findTextBoxes(await loadOcrModels(), picture)
  let inVain = 0
  const read = async (area: Area, own: readonly TextBox[]): Promise<RecognisedPages[]> => {
    const cut = inVain < MOST_IN_VAIN ? widestBand(own) : null
    if (cut) {
      const [before, after] = cutAt(area, cut)
      const isFirst = (box: TextBox) => isBefore(cut, box)
      const first = await read(before, own.filter(isFirst))
      const second = await read(
        after,
        own.filter((box) => !isFirst(box)),
      )
      if (areApart(first.flatMap(pagesOf), second.flatMap(pagesOf))) return [...first, ...second]
      inVain++
    }
    if (own.length === boxes.length) return [await recognisePages(picture, boxes)]
    return [onWhole(picture, area, await recognisePages(cropped(picture, area)))]
  }
  return read({ x: 0, y: 0, width: picture.width, height: picture.height }, boxes)
}

const pagesOf = ({ page, turned }: RecognisedPages): TextPage[] => [
  page,
  ...turned.map((other) => other.page),
]

function cutAt(area: Area, { at, across }: Cut): [Area, Area] {
  const { x, y, width, height } = area
  const middle = Math.round(at)
  return across
    ? [
        { ...area, width: middle - x },
        { ...area, x: middle, width: x + width - middle },
      ]
    : [
        { ...area, height: middle - y },
        { ...area, y: middle, height: y + height - middle },
      ]
}

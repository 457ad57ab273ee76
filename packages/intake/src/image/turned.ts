/** Vouchers that lie otherwise than the rest of the page: pasted sideways or upside down. */

import type { Picture } from './decode.ts'
import { readability, type Turn, turnBox } from './direction.ts'
import type { OcrModels } from './ocr-models.ts'
import type { RecognisedText } from './recognise.ts'
import type { TextBox } from './text-boxes.ts'

/** Boxes that lie otherwise, with the clockwise turn that brings them upright. */
export interface TurnedBoxes {
  turn: Exclude<Turn, 0>
  boxes: TextBox[]
}

/** Fewer boxes than this are a stamp, a word written downwards, a margin. */
const FEWEST = 6
/** Boxes so far apart, in text heights, belong to different vouchers. */
const APART = 5
/** Text that is read the right way scores more than this in the mean. */
const READ = 0.75
/** So much better must the other way be. */
const BETTER = 0.1

/** Groups of standing boxes: text that runs up or down. */
export async function sidewaysBoxes(
  models: OcrModels,
  picture: Picture,
  boxes: readonly TextBox[],
): Promise<TurnedBoxes[]> {
  const found: TurnedBoxes[] = []
  for (const group of groupsOf(boxes)) {
    if (group.length < FEWEST) continue
    const up = await readability(models, picture, group, 90)
    const down = up > READ + BETTER ? 0 : await readability(models, picture, group, 270)
    if (Math.max(up, down) > READ) found.push({ turn: up >= down ? 90 : 270, boxes: group })
  }
  return found
}

/** Groups of boxes that were read badly and read well upside down. */
export async function upsideDownBoxes(
  models: OcrModels,
  picture: Picture,
  boxes: readonly TextBox[],
  texts: readonly RecognisedText[],
): Promise<TurnedBoxes[]> {
  const scores = new Map(boxes.map((b, i) => [b, texts[i]!.mean]))
  const found: TurnedBoxes[] = []
  for (const group of groupsOf(boxes)) {
    const long = group.filter((b) => b.width > 2 * b.height)
    if (long.length < FEWEST) continue
    const mean = long.reduce((s, b) => s + scores.get(b)!, 0) / long.length
    if (mean > READ) continue
    if ((await readability(models, picture, long, 180)) > mean + BETTER)
      found.push({ turn: 180, boxes: group })
  }
  return found
}

/** Boxes that are near each other, directly or over others. */
function groupsOf(boxes: readonly TextBox[]): TextBox[][] {
  const groups: TextBox[][] = []
  const left = new Set(boxes)
  for (const first of boxes) {
    if (!left.delete(first)) continue
    const group = [first]
    for (const member of group)
      for (const other of left) if (near(member, other) && left.delete(other)) group.push(other)
    groups.push(group)
  }
  return groups
}

function near(a: TextBox, b: TextBox): boolean {
  const reach = APART * Math.min(a.width, a.height, b.width, b.height)
  const gap = (from: number, to: number, sizes: number) => Math.abs(from - to) - sizes / 2
  return gap(a.cx, b.cx, a.width + b.width) < reach && gap(a.cy, b.cy, a.height + b.height) < reach
}

/** Boxes in the frame of the picture as it is turned clockwise. */
export function inTurnedFrame(
  { turn, boxes }: TurnedBoxes,
  { width, height }: Pick<Picture, 'width' | 'height'>,
): TextBox[] {
  return boxes.map((b) => {
    const [cx, cy] =
      turn === 90
        ? [height - b.cy, b.cx]
        : turn === 270
          ? [b.cy, width - b.cx]
          : [width - b.cx, height - b.cy]
    return { ...turnBox(b, turn), cx, cy, angle: b.angle }
  })
}

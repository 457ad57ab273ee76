import type { TextPage } from '../layout/text.ts'
import { type Picture, rotatePicture } from './decode.ts'
import { findTurn, isSideways, type Turn, turnBox } from './direction.ts'
import { loadOcrModels, type OcrModels } from './ocr-models.ts'
import { type RecognisedText, recogniseBoxes } from './recognise.ts'
import { type ReadBox, runsOf } from './runs.ts'
import { type SecondPass, secondPass } from './second-pass.ts'
import { findTextBoxes, type TextBox } from './text-boxes.ts'
import { inTurnedFrame, sidewaysBoxes, type TurnedBoxes, upsideDownBoxes } from './turned.ts'

/** A box this many times as high as wide is text that runs up or down. */
const STANDING = 2.2

/** The text of a picture, and what lies otherwise on it, each in the frame in which it is upright. */
export interface RecognisedPages {
  page: TextPage
  turned: { turn: Turn; page: TextPage }[]
  /** Reads a part of `page` again. */
  again: SecondPass
}

/** Text of a picture in its upright position, what lies otherwise left out. */
export async function recognisePicture(picture: Picture): Promise<TextPage> {
  return (await recognisePages(picture)).page
}

/**
 * Text of a picture in its upright position. Turned pictures are told by the direction of the long boxes, upside-down
 * ones by which way a sample of them reads better; a tilt above one degree is straightened with it. Vouchers that lie otherwise than
 * most are read where they lie.
 * @param found its boxes, where they were looked for before
 */
export async function recognisePages(
  picture: Picture,
  found?: readonly TextBox[],
): Promise<RecognisedPages> {
  const models = await loadOcrModels()
  const { upright, boxes, read, shown } = await uprightOf(
    models,
    picture,
    found ?? (await findTextBoxes(models, picture)),
  )
  const standing = boxes.filter((b) => b.height >= b.width * STANDING)
  const lying = boxes.filter((b) => b.height < b.width * STANDING)
  const unread = lying.filter((b) => !read.has(b))
  const rest = await recogniseBoxes(models, upright, unread)
  for (const [i, box] of unread.entries()) read.set(box, rest[i]!)
  const texts = lying.map((b) => read.get(b)!)
  const others = [
    ...(await sidewaysBoxes(models, upright, standing)),
    ...(await upsideDownBoxes(models, upright, lying, texts)),
  ]
  const elsewhere = new Set(others.flatMap((o) => o.boxes))
  const kept = lying.flatMap((box, i) => (elsewhere.has(box) ? [] : [{ box, text: texts[i]! }]))
  const turned: RecognisedPages['turned'] = []
  for (const other of others) {
    const part = await readTurned(models, upright, other)
    turned.push({ ...part, page: shownTurned(part.page, shown + other.turn) })
  }
  return {
    page: shownTurned(pageOf(upright, kept), shown),
    turned,
    again: secondPass(models, upright),
  }
}

/** A picture as it is read: its boxes, those that were read on the way, and by how much it was turned clockwise, degrees. */
interface Upright {
  upright: Picture
  boxes: TextBox[]
  read: Map<TextBox, RecognisedText>
  shown: number
}

/** Turns a picture upright. What is tilted alone is straightened before anything is read, so that nothing is read twice. */
async function uprightOf(
  models: OcrModels,
  picture: Picture,
  found: readonly TextBox[],
): Promise<Upright> {
  const tilt = isSideways(found) ? 0 : tiltOf(found)
  const straight = tilt === 0 ? picture : await rotatePicture(picture, -tilt)
  const boxes = tilt === 0 ? [...found] : await findTextBoxes(models, straight)
  const { turn, read } = await findTurn(models, straight, boxes)
  if (turn === 0) return { upright: straight, boxes, read, shown: -tilt }
  const shown = turn - (tilt || tiltOf(inTurnedFrame({ turn, boxes }, straight)))
  // Text that runs otherwise is found less exactly: what was turned is searched anew, and none of it was read before.
  const upright = await rotatePicture(picture, shown)
  return { upright, boxes: await findTextBoxes(models, upright), read: new Map(), shown }
}

/** Degrees by which text runs down to the right; below one they are left. */
function tiltOf(boxes: readonly TextBox[]): number {
  const slope = commonTilt(boxes)
  return Math.abs(slope) > 1 ? slope : 0
}

async function readTurned(
  models: OcrModels,
  picture: Picture,
  { turn, boxes }: TurnedBoxes,
): Promise<RecognisedPages['turned'][number]> {
  const texts = await recogniseBoxes(
    models,
    picture,
    boxes.map((b) => turnBox(b, turn)),
  )
  const { width, height } = picture
  const frame = turn === 180 ? { width, height } : { width: height, height: width }
  const shown = inTurnedFrame({ turn, boxes }, picture)
  return {
    turn,
    page: pageOf(
      frame,
      shown.map((box, i) => ({ box, text: texts[i]! })),
    ),
  }
}

const shownTurned = (page: TextPage, turned: number): TextPage =>
  turned % 360 === 0 ? page : { ...page, turned }

function pageOf(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  read: readonly ReadBox[],
): TextPage {
  return { width, height, runs: runsOf(read) }
}

/** Median direction of the long boxes, in degrees. */
function commonTilt(boxes: readonly TextBox[]): number {
  const angles = boxes
    .filter((b) => b.width > 5 * b.height)
    .map((b) => (b.angle * 180) / Math.PI)
    .sort((a, b) => a - b)
  return angles.length < 4 ? 0 : (angles[Math.floor(angles.length / 2)] ?? 0)
}

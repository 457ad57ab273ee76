import type { TextPage, TextRun } from '../layout/text.ts'
import { type Picture, rotatePicture } from './decode.ts'
import { levelling } from './level.ts'
import { loadOcrModels, type OcrModels } from './ocr-models.ts'
import { type RecognisedText, recogniseBoxes } from './recognise.ts'
import { findTextBoxes, type TextBox } from './text-boxes.ts'

/** Working size of detection; more finds no more text on an invoice, and time grows with its square. */
const DETECT_EDGE = 1600
/** Boxes read to find out which way is up. */
const SAMPLE = 8
/** Mean score of upright text; upside down the same text scores 0.4–0.7. */
const READS_WELL = 0.88
/** Characters below this mean score are stamps, patterns and shadows. */
const MIN_SCORE = 0.5

/**
 * Text of a picture in its upright position. Turned pictures are told by the direction of the long boxes, upside-down
 * ones by which way a sample of them reads better; a tilt above one degree is straightened first.
 */
export async function recognisePicture(picture: Picture): Promise<TextPage> {
  const models = await loadOcrModels()
  let upright = picture
  let boxes = await findTextBoxes(models, upright, DETECT_EDGE)
  const turn = await findTurn(models, upright, boxes)
  if (turn !== 0) {
    upright = await rotatePicture(upright, turn)
    boxes = await findTextBoxes(models, upright, DETECT_EDGE)
  }
  const tilt = commonTilt(boxes)
  if (Math.abs(tilt) > 1) {
    upright = await rotatePicture(upright, -tilt)
    boxes = await findTextBoxes(models, upright, DETECT_EDGE)
  }
  boxes = boxes.filter((b) => b.height < b.width * 2.2)
  const texts = await recogniseBoxes(models, upright, boxes)
  const level = levelling(boxes)
  const runs = boxes.flatMap((box, i) => toRun(box, texts[i]!, level(box)))
  const turned = turn - (Math.abs(tilt) > 1 ? tilt : 0)
  return { width: upright.width, height: upright.height, runs, ...(turned !== 0 && { turned }) }
}

/** Clockwise degrees that bring the picture upright. */
async function findTurn(
  models: OcrModels,
  picture: Picture,
  boxes: readonly TextBox[],
): Promise<number> {
  const lying = boxes.filter((b) => b.width > 2 * b.height)
  const standing = boxes.filter((b) => b.height > 2 * b.width)
  const length = (list: readonly TextBox[]) =>
    list.reduce((s, b) => s + Math.max(b.width, b.height), 0)
  const sideways = length(standing) > length(lying)
  const sample = (sideways ? standing : lying)
    .sort((a, b) => elongation(a) - elongation(b))
    .slice(0, SAMPLE)
  if (sample.length === 0) return 0
  const [first, second] = sideways ? [90, 270] : [0, 180]
  const firstScore = await readability(models, picture, sample, first!)
  if (firstScore > READS_WELL) return first!
  return (await readability(models, picture, sample, second!)) > firstScore ? second! : first!
}

/** How far a box is from the six characters that tell a direction well and cheaply. */
function elongation(b: TextBox): number {
  return Math.abs(Math.max(b.width, b.height) / Math.min(b.width, b.height) - 6)
}

async function readability(
  models: OcrModels,
  picture: Picture,
  sample: readonly TextBox[],
  turn: number,
): Promise<number> {
  const texts = await recogniseBoxes(
    models,
    picture,
    sample.map((b) => turnBox(b, turn)),
  )
  return texts.reduce((s, t) => s + t.mean, 0) / texts.length
}

/** The same box, read as if the picture had been turned clockwise by `turn` degrees. */
function turnBox(b: TextBox, turn: number): TextBox {
  const swap = turn % 180 !== 0
  return {
    ...b,
    width: swap ? b.height : b.width,
    height: swap ? b.width : b.height,
    angle: b.angle - (turn * Math.PI) / 180,
  }
}

/** Median direction of the long boxes, in degrees. */
function commonTilt(boxes: readonly TextBox[]): number {
  const angles = boxes
    .filter((b) => b.width > 5 * b.height)
    .map((b) => (b.angle * 180) / Math.PI)
    .sort((a, b) => a - b)
  return angles.length < 4 ? 0 : (angles[Math.floor(angles.length / 2)] ?? 0)
}

function toRun(box: TextBox, t: RecognisedText, y: number): TextRun[] {
  if (t.mean < MIN_SCORE || t.text.trim() === '') return []
  const left = box.cx - (box.width / 2) * Math.cos(box.angle)
  const charWidth = box.width / Math.max(1, t.text.length)
  return [
    {
      text: t.text,
      x: left,
      y,
      width: box.width,
      height: box.height * 0.8,
      confidence: t.mean,
      charX: t.positions.map(
        (p) => left + p * box.width - Math.min(charWidth, box.height * 0.8) / 2,
      ),
      charConfidence: t.scores,
    },
  ]
}

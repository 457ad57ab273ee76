/** Which way up text is, by how well it reads. */
import type { Picture } from './decode.ts'
import type { OcrModels } from './ocr-models.ts'
import { recogniseBoxes } from './recognise.ts'
import type { TextBox } from './text-boxes.ts'

/** Clockwise degrees that bring text upright. */
export type Turn = 0 | 90 | 180 | 270

/** Boxes read to find out which way is up. */
const SAMPLE = 8
/** Mean score of upright text; upside down the same text scores 0.4–0.7. */
const READS_WELL = 0.8

/** Clockwise degrees that bring the picture upright: told by the direction of the long boxes and by which way they read better. */
export async function findTurn(
  models: OcrModels,
  picture: Picture,
  boxes: readonly TextBox[],
): Promise<Turn> {
  const lying = boxes.filter((b) => b.width > 2 * b.height)
  const standing = boxes.filter((b) => b.height > 2 * b.width)
  const length = (list: readonly TextBox[]) =>
    list.reduce((s, b) => s + Math.max(b.width, b.height), 0)
  const sideways = length(standing) > length(lying)
  const sample = sideways ? standing : lying
  if (sample.length === 0) return 0
  const [first, second]: [Turn, Turn] = sideways ? [90, 270] : [0, 180]
  const firstScore = await readability(models, picture, sample, first)
  if (firstScore > READS_WELL) return first
  return (await readability(models, picture, sample, second)) > firstScore ? second : first
}

/** Mean score of the boxes that tell most, read as if the picture had been turned clockwise. */
export async function readability(
  models: OcrModels,
  picture: Picture,
  boxes: readonly TextBox[],
  turn: Turn,
): Promise<number> {
  const sample = [...boxes].sort((a, b) => elongation(a) - elongation(b)).slice(0, SAMPLE)
  const turned = sample.map((b) => turnBox(b, turn))
  const texts = await recogniseBoxes(models, picture, turned)
  return texts.reduce((s, t) => s + t.mean, 0) / texts.length
}

/** How far a box is from the six characters that tell a direction well and cheaply. */
function elongation(b: TextBox): number {
  return Math.abs(Math.max(b.width, b.height) / Math.min(b.width, b.height) - 6)
}

/** The same box, read as if the picture had been turned clockwise by `turn` degrees. */
export function turnBox(b: TextBox, turn: Turn): TextBox {
  const swap = turn % 180 !== 0
  return {
    ...b,
    width: swap ? b.height : b.width,
    height: swap ? b.width : b.height,
    angle: b.angle - (turn * Math.PI) / 180,
  }
}

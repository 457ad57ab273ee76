/** Which way up text is, by how well it reads. */
import type { Picture } from './decode.ts'
import type { OcrModels } from './ocr-models.ts'
import { type RecognisedText, recogniseBoxes } from './recognise.ts'
import type { TextBox } from './text-boxes.ts'

/** Clockwise degrees that bring text upright. */
export type Turn = 0 | 90 | 180 | 270

/** Boxes read to find out which way is up. */
const SAMPLE = 8
/** Mean score of upright text; upside down the same text scores 0.4–0.7. */
const READS_WELL = 0.8

/** The turn that brings a picture upright, and what was read to find it, as it stands on the turned picture. */
interface FoundTurn {
  turn: Turn
  read: Map<TextBox, RecognisedText>
}

const lyingOf = (boxes: readonly TextBox[]) => boxes.filter((b) => b.width > 2 * b.height)
const standingOf = (boxes: readonly TextBox[]) => boxes.filter((b) => b.height > 2 * b.width)
const lengthOf = (boxes: readonly TextBox[]) =>
  boxes.reduce((sum, b) => sum + Math.max(b.width, b.height), 0)

/** Most text runs up or down. */
export const isSideways = (boxes: readonly TextBox[]): boolean =>
  lengthOf(standingOf(boxes)) > lengthOf(lyingOf(boxes))

/** Told by the direction of the long boxes and by which way they read better. */
export async function findTurn(
  models: OcrModels,
  picture: Picture,
  boxes: readonly TextBox[],
): Promise<FoundTurn> {
  const sideways = isSideways(boxes)
  const sample = sideways ? standingOf(boxes) : lyingOf(boxes)
  const turns: [Turn, Turn] = sideways ? [90, 270] : [0, 180]
  const first = await readSample(models, picture, sample, turns[0])
  if (sample.length === 0 || first.score > READS_WELL) return { turn: turns[0], read: first.read }
  const second = await readSample(models, picture, sample, turns[1])
  return second.score > first.score
    ? { turn: turns[1], read: second.read }
    : { turn: turns[0], read: first.read }
}

/** Mean score of the boxes that tell most, read as if the picture had been turned clockwise. */
export async function readability(
  models: OcrModels,
  picture: Picture,
  boxes: readonly TextBox[],
  turn: Turn,
): Promise<number> {
  return (await readSample(models, picture, boxes, turn)).score
}

async function readSample(
  models: OcrModels,
  picture: Picture,
  boxes: readonly TextBox[],
  turn: Turn,
): Promise<{ score: number; read: Map<TextBox, RecognisedText> }> {
  const sample = [...boxes].sort((a, b) => elongation(a) - elongation(b)).slice(0, SAMPLE)
  const turned = sample.map((b) => turnBox(b, turn))
  const texts = await recogniseBoxes(models, picture, turned)
  const score = texts.reduce((s, t) => s + t.mean, 0) / Math.max(1, texts.length)
  return { score, read: new Map(sample.map((b, i) => [b, texts[i]!])) }
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

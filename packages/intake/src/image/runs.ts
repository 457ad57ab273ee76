import type { TextRun } from '../layout/text.ts'
import { levelling } from './level.ts'
import type { RecognisedText } from './recognise.ts'
import type { TextBox } from './text-boxes.ts'

/** Characters below this mean score are stamps, patterns and shadows. */
const MIN_SCORE = 0.5

/** A box with what was read in it. */
export interface ReadBox {
  box: TextBox
  text: RecognisedText
}

/** Runs of text on the levelled page. */
export function runsOf(read: readonly ReadBox[]): TextRun[] {
  const level = levelling(read.map(({ box }) => box))
  return read.flatMap(({ box, text }) => toRun(box, text, level(box)))
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
      ...(t.chances && { chances: t.chances }),
    },
  ]
}

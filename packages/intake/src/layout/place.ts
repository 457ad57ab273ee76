/** Where text stands on its sheet: the page as shown, of which a reader may have been given a part. */
import type { Place } from '../ticket/ticket.ts'
import type { Glyph, Sheet } from './text.ts'

const SCALE = 10_000

/** The smallest box round glyphs, as shares of the sheet; null without glyphs or without a sheet that has a size. */
export function placeOf(sheet: Sheet, glyphs: readonly Glyph[]): Place | null {
  if (glyphs.length === 0 || sheet.width <= 0 || sheet.height <= 0) return null
  const share = (value: number, whole: number) =>
    Math.round(Math.min(1, Math.max(0, value / whole)) * SCALE) / SCALE
  const x0 = share(sheet.x + Math.min(...glyphs.map((g) => g.x0)), sheet.width)
  const x1 = share(sheet.x + Math.max(...glyphs.map((g) => g.x1)), sheet.width)
  const y0 = share(sheet.y + Math.min(...glyphs.map((g) => g.y - g.height / 2)), sheet.height)
  const y1 = share(sheet.y + Math.max(...glyphs.map((g) => g.y + g.height / 2)), sheet.height)
  const size = (from: number, to: number) => Math.round((to - from) * SCALE) / SCALE
  const { page, turned } = sheet
  const box = { page, x: x0, y: y0, width: size(x0, x1), height: size(y0, y1) }
  return turned ? { ...box, turned } : box
}

/** A part of a sheet, itself perhaps a part. */
export const partOf = (sheet: Sheet, x: number, y: number): Sheet => ({
  ...sheet,
  x: sheet.x + x,
  y: sheet.y + y,
})

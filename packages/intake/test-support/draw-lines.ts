import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { printedPage } from './printed-page.ts'

/** Pixels of a type's height on a row of so many; printed pages count in rows of 30. */
const SIZE = 22
const MARGIN = 24

let families: string | null = null

/** Noto Sans SC, from its package: a machine need have no Chinese font. */
function fontFamilies(): string {
  if (families) return families
  const fonts = join(
    dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/package.json')),
    'files',
  )
  for (const file of readdirSync(fonts).filter((name) => name.endsWith('-400-normal.woff2')))
    GlobalFonts.registerFromPath(join(fonts, file), file)
  families = GlobalFonts.families.map(({ family }) => `"${family}"`).join(',')
  return families
}

/** A voucher as a PNG: its lines as they would be typed (`printedPage`), in dark type on paper of a colour, `scale` times as large. */
export function drawLines(lines: readonly string[], paper: string, scale = 1): Uint8Array {
  const { width, height, runs } = printedPage(lines, 1, MARGIN)
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale))
  const pen = canvas.getContext('2d')
  pen.fillStyle = paper
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.scale(scale, scale)
  pen.fillStyle = '#222'
  pen.textBaseline = 'middle'
  pen.font = `${SIZE}px ${fontFamilies()}`
  for (const { text, x, y, width: wide } of runs) pen.fillText(text, x, y, wide)
  return canvas.toBuffer('image/png')
}

import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import sharp from 'sharp'
import { asPrinted, BALANCE_BEGIN, BALANCE_END, formRows, printed, twoSided } from './statements.ts'

/**
 * Draws fixtures/balance-sheet.png: the made-up balance sheet of `statements.ts` in Noto Sans SC, two and a half times its size. Run
 * by hand when the form changes: tests read the picture, so that they need no fonts.
 */
const SCALE = 2.5
const fonts = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/package.json')),
  'files',
)
for (const file of readdirSync(fonts).filter((name) => name.endsWith('-400-normal.woff2')))
  GlobalFonts.registerFromPath(join(fonts, file), file)
const family = GlobalFonts.families.map(({ family }) => `"${family}"`).join(',')

const rows = formRows('BALANCE', [BALANCE_END, BALANCE_BEGIN])
const cells = twoSided(rows, { amount: asPrinted, headings: ['期末余额', '年初余额'] })
const face = printed(cells, [110, 30, 80, 80, 130, 30, 80, 80])
const canvas = createCanvas(Math.ceil(face.width * SCALE), Math.ceil(face.height * SCALE))
const pen = canvas.getContext('2d')
pen.fillStyle = '#fff'
pen.fillRect(0, 0, canvas.width, canvas.height)
pen.fillStyle = '#111'
for (const { text, x, y, size } of face.pieces) {
  pen.font = `${size * SCALE}px ${family}`
  pen.fillText(text, x * SCALE, y * SCALE)
}
await writeFile(
  join(import.meta.dirname, 'fixtures', 'balance-sheet.png'),
  await sharp(canvas.toBuffer('image/png'))
    .greyscale()
    .png({ palette: true, colours: 8, compressionLevel: 9 })
    .toBuffer(),
)

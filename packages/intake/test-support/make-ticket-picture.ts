import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import sharp from 'sharp'

/**
 * Draws fixtures/two-tickets.png: a made-up taxi receipt and a made-up train ticket on one sheet, the train ticket on its side, in Noto
 * Sans SC. Run by hand when it changes: tests read the picture, so that they need no fonts.
 */
const fonts = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/package.json')),
  'files',
)
for (const file of readdirSync(fonts).filter((name) => name.endsWith('-400-normal.woff2')))
  GlobalFonts.registerFromPath(join(fonts, file), file)
const family = GlobalFonts.families.map(({ family }) => `"${family}"`).join(',')

/** Pieces of text by their left end and baseline. */
type Piece = readonly [x: number, y: number, text: string, size?: number]
const TAXI: Piece[] = [
  [40, 60, '浙江通用机打发票', 30],
  [30, 130, '发票代码  133041840519'],
  [30, 180, '发票号码  16900001'],
  [30, 660, '手写无效，查询请登录本省税务局网站'],
  [30, 700, '浙江某某印刷股份有限公司承印'],
  ...(
    [
      ['车号', 'FT1234'],
      ['证号', '270001'],
      ['日期', '2020-01-10'],
      ['上车', '13:03'],
      ['下车', '13:12'],
      ['单价', '3.30元'],
      ['里程', '7.3km'],
      ['等候', '00:00:38'],
      ['金额', '21.00元'],
    ] as const
  ).flatMap(([label, value], i): Piece[] => [
    [40, 250 + i * 46, label],
    [300 - value.length * 13, 250 + i * 46, value],
  ]),
]
const TRAIN: Piece[] = [
  [30, 50, 'A012345'],
  [40, 110, '东湖站', 34],
  [270, 110, 'G6142', 34],
  [460, 110, '南山站', 34],
  [30, 180, '2018年04月26日08:11开'],
  [420, 180, '05车02A号'],
  [30, 230, '￥82.0元'],
  [450, 230, '二等座'],
  [30, 280, '限乘当日当次车'],
  [30, 380, '65891300150427A012345  东湖售'],
]

const canvas = createCanvas(900, 720)
const pen = canvas.getContext('2d')
pen.fillStyle = '#fff'
pen.fillRect(0, 0, canvas.width, canvas.height)
pen.fillStyle = '#111'
const draw = (pieces: readonly Piece[]) => {
  for (const [x, y, text, size = 24] of pieces) {
    pen.font = `${size}px ${family}`
    pen.fillText(text, x, y)
  }
}
draw(TAXI)
pen.translate(440, 690)
pen.rotate(-Math.PI / 2)
draw(TRAIN)
await writeFile(
  join(import.meta.dirname, 'fixtures', 'two-tickets.png'),
  await sharp(canvas.toBuffer('image/png'))
    .greyscale()
    .png({ palette: true, colours: 8, compressionLevel: 9 })
    .toBuffer(),
)

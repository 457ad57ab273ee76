/**
 * Reads the sandbox's captcha from the picture itself, as a person does: strokes are compared with the ten digits, so that
 * the journeys need no answer from behind the scenes.
 */
type Point = readonly [x: number, y: number]

/** Corner points of the digits' strokes on a grid of 2 × 4, written `xy xy|xy xy`; `.` after a figure adds four tenths. */
const DIGITS: Record<string, string> = {
  0: '0,0 2,0 2,4 0,4 0,0',
  1: '0.4,0.8 1.2,0 1.2,4',
  2: '0,0 2,0 2,2 0,2 0,4 2,4',
  3: '0,0 2,0 1,1.8 2,2.2 2,4 0,4',
  4: '0.4,0 0,2.4 2,2.4|1.5,1.2 1.5,4',
  5: '2,0 0,0 0,1.8 2,1.8 2,4 0,4',
  6: '2,0 0,0.6 0,4 2,4 2,2 0,2',
  7: '0,0 2,0 0.8,4',
  8: '0,0 2,0 2,4 0,4 0,0|0,2 2,2',
  9: '2,2 0,2 0,0 2,0 2,4 0.4,4',
  '+': '0.2,2 1.8,2|1,1 1,3',
  '=': '0.2,1.5 1.8,1.5|0.2,2.6 1.8,2.6',
}

/** Geometry of the picture: room per sign, left edge, size of a grid cell. */
const STEP = 24
const LEFT = 14
const TOP = 10
const CELL = 7

const pointsOf = (text: string): Point[] =>
  text.split(' ').map((pair) => pair.split(',').map(Number) as [number, number])

/** The answer to type: four digits, or the result of the sum. */
export function readCaptcha(svg: string): string {
  const signs: Point[][][] = []
  for (const [, text = ''] of svg.matchAll(/<polyline points="([^"]+)"/g)) {
    const stroke = pointsOf(text)
    const middle = stroke.reduce((sum, [x]) => sum + x, 0) / stroke.length
    const place = Math.round((middle - LEFT - CELL) / STEP)
    signs[place] ??= []
    signs[place].push(stroke)
  }
  const read = signs.map((strokes, place) => nearest(strokes, LEFT + place * STEP)).join('')
  const sum = /^(\d)\+(\d)=$/.exec(read)
  return sum ? String(Number(sum[1]) + Number(sum[2])) : read
}

function nearest(strokes: Point[][], left: number): string {
  let best = '?'
  let least = Number.POSITIVE_INFINITY
  for (const [sign, shape] of Object.entries(DIGITS)) {
    const wanted = shape.split('|').map(pointsOf)
    if (wanted.length !== strokes.length) continue
    if (wanted.some((stroke, i) => stroke.length !== strokes[i]?.length)) continue
    const off = wanted.flatMap((stroke, i) =>
      stroke.map(([x, y], j) => {
        const [px, py] = strokes[i]?.[j] ?? [0, 0]
        return Math.hypot(px - left - x * CELL, py - TOP - y * CELL)
      }),
    )
    const mean = off.reduce((sum, d) => sum + d, 0) / off.length
    if (mean < least) {
      least = mean
      best = sign
    }
  }
  return best
}

/** Image captchas: digits or Chinese characters drawn as wobbling strokes (no text in the SVG), or a sum to add up. */
import { randomInt } from 'node:crypto'
import { HAN, type Stroke } from './han.ts'
import type { CaptchaKind } from './traits.ts'

export interface Captcha {
  answer: string
  svg: string
  hint: string
}

/** Strokes of the glyphs on a grid of 2 × 4. */
const GLYPHS: Record<string, readonly Stroke[]> = {
  '0': [
    [
      [0, 0],
      [2, 0],
      [2, 4],
      [0, 4],
      [0, 0],
    ],
  ],
  '1': [
    [
      [0.4, 0.8],
      [1.2, 0],
      [1.2, 4],
    ],
  ],
  '2': [
    [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
      [0, 4],
      [2, 4],
    ],
  ],
  '3': [
    [
      [0, 0],
      [2, 0],
      [1, 1.8],
      [2, 2.2],
      [2, 4],
      [0, 4],
    ],
  ],
  '4': [
    [
      [0.4, 0],
      [0, 2.4],
      [2, 2.4],
    ],
    [
      [1.5, 1.2],
      [1.5, 4],
    ],
  ],
  '5': [
    [
      [2, 0],
      [0, 0],
      [0, 1.8],
      [2, 1.8],
      [2, 4],
      [0, 4],
    ],
  ],
  '6': [
    [
      [2, 0],
      [0, 0.6],
      [0, 4],
      [2, 4],
      [2, 2],
      [0, 2],
    ],
  ],
  '7': [
    [
      [0, 0],
      [2, 0],
      [0.8, 4],
    ],
  ],
  '8': [
    [
      [0, 0],
      [2, 0],
      [2, 4],
      [0, 4],
      [0, 0],
    ],
    [
      [0, 2],
      [2, 2],
    ],
  ],
  '9': [
    [
      [2, 2],
      [0, 2],
      [0, 0],
      [2, 0],
      [2, 4],
      [0.4, 4],
    ],
  ],
  '+': [
    [
      [0.2, 2],
      [1.8, 2],
    ],
    [
      [1, 1],
      [1, 3],
    ],
  ],
  '=': [
    [
      [0.2, 1.5],
      [1.8, 1.5],
    ],
    [
      [0.2, 2.6],
      [1.8, 2.6],
    ],
  ],
}

const STEP = 24
const NOISE_LINES = 4

export function makeCaptcha(kind: CaptchaKind): Captcha {
  if (kind === 'SUM') {
    const [a, b] = [randomInt(1, 10), randomInt(1, 10)]
    return { answer: String(a + b), svg: draw(`${a}+${b}=`), hint: '请输入图中算式的结果' }
  }
  if (kind === 'HAN') {
    const known = Object.keys(HAN)
    const answer = Array.from({ length: 3 }, () => known[randomInt(known.length)]).join('')
    return { answer, svg: draw(answer), hint: '请输入图中的3个汉字' }
  }
  const answer = String(randomInt(0, 10_000)).padStart(4, '0')
  return { answer, svg: draw(answer), hint: '请输入图中的4位数字' }
}

function draw(text: string): string {
  const width = text.length * STEP + 24
  const wobble = (): number => (randomInt(-10, 11) / 10) * 1.4
  const paths = [...text].flatMap((char, i) => {
    const left = 14 + i * STEP + wobble()
    const tilt = randomInt(-14, 15)
    return (GLYPHS[char] ?? HAN[char]!).map((stroke) => {
      const points = stroke.map(
        ([x, y]) => `${(left + x * 7 + wobble()).toFixed(1)},${(10 + y * 7 + wobble()).toFixed(1)}`,
      )
      return `<polyline points="${points.join(' ')}" transform="rotate(${tilt} ${left + 7} 24)"/>`
    })
  })
  const noise = Array.from({ length: NOISE_LINES }, () => {
    const [x1, x2] = [randomInt(0, width), randomInt(0, width)]
    return `<path d="M${x1} ${randomInt(0, 48)} Q${randomInt(0, width)} ${randomInt(0, 48)} ${x2} ${randomInt(0, 48)}" stroke-width="1" opacity=".45"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" width="${width}" height="48" role="img" aria-label="图形验证码"><rect width="100%" height="100%" fill="#eef2f7"/><g fill="none" stroke="#31456a" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}${noise.join('')}</g></svg>`
}

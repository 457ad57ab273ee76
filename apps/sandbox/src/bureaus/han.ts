/** Characters of the captcha, as strokes on a grid of 2 × 4. */

export type Stroke = readonly (readonly [number, number])[]

const across = (y: number, from = 0, to = 2): Stroke => [
  [from, y],
  [to, y],
]
const down = (x: number, from = 0, to = 4): Stroke => [
  [x, from],
  [x, to],
]
const box: Stroke = [
  [0, 0],
  [2, 0],
  [2, 4],
  [0, 4],
  [0, 0],
]

export const HAN: Readonly<Record<string, readonly Stroke[]>> = {
  十: [across(1.6), down(1)],
  工: [across(0.4), down(1, 0.4, 3.6), across(3.6)],
  王: [across(0.3), across(2, 0.2, 1.8), across(3.7), down(1, 0.3, 3.7)],
  三: [across(0.4), across(2, 0.3, 1.7), across(3.6)],
  口: [box],
  日: [box, across(2)],
  目: [box, across(1.3), across(2.7)],
  田: [box, across(2), down(1)],
  中: [
    [
      [0.1, 1],
      [1.9, 1],
      [1.9, 2.8],
      [0.1, 2.8],
      [0.1, 1],
    ],
    down(1),
  ],
  山: [
    down(1, 0, 3.6),
    [
      [0, 1.4],
      [0, 3.6],
      [2, 3.6],
      [2, 1.4],
    ],
  ],
}

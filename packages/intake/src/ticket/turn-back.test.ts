import { expect, it } from 'vitest'
import { inTurnedFrame } from '../image/turned.ts'
import { placeBack } from './turn-back.ts'

it.each([90, 180, 270] as const)('what is read turned by %i is shown where it lies', (turn) => {
  const [width, height] = [1000, 500]
  const box = { cx: 300, cy: 100, width: 40, height: 160, angle: 0 }
  const [seen] = inTurnedFrame({ turn, boxes: [box] }, { width, height })
  const frame = turn === 180 ? { width, height } : { width: height, height: width }
  const place = {
    page: 1,
    x: (seen!.cx - seen!.width / 2) / frame.width,
    y: (seen!.cy - seen!.height / 2) / frame.height,
    width: seen!.width / frame.width,
    height: seen!.height / frame.height,
  }
  const back = placeBack(place, turn)
  expect(back.x).toBeCloseTo(0.28)
  expect(back.y).toBeCloseTo(0.04)
  expect(back.width).toBeCloseTo(0.04)
  expect(back.height).toBeCloseTo(0.32)
})

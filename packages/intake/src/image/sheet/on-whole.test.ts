import { expect, it } from 'vitest'
import { onWhole } from './on-whole.ts'

const WHOLE = { width: 1000, height: 500 }
/** The right two fifths. */
const AREA = { x: 600, y: 0, width: 400, height: 500 }
const RUN = {
  text: '合计',
  confidence: 0.9,
  x: 100,
  y: 50,
  width: 40,
  height: 20,
  charX: [100, 120],
}

it('what was read upright is moved by where the part begins', () => {
  const page = { width: 400, height: 500, runs: [RUN] }
  const again = async function* () {}
  const moved = onWhole(WHOLE, AREA, { page, turned: [], again })
  expect(moved.page).toMatchObject({ width: 1000, height: 500 })
  expect(moved.page.runs).toEqual([{ ...RUN, x: 700, charX: [700, 720] }])
})

it('what was read of a part turned clockwise stands on the whole turned clockwise', () => {
  // Turned back it is 50 from the left of the part and 400 from its top: 650 and 400 on the whole, whose turned frame is 500 wide.
  const page = { width: 500, height: 400, turned: 90, runs: [RUN] }
  const again = async function* () {}
  const moved = onWhole(WHOLE, AREA, { page, turned: [], again })
  expect(moved.page.turned).toBe(90)
  expect(moved.page.width).toBeCloseTo(500)
  expect(moved.page.height).toBeCloseTo(1000)
  expect(moved.page.runs[0]!.x).toBeCloseTo(100)
  expect(moved.page.runs[0]!.y).toBeCloseTo(650)
})

it('a second look is asked of the part where it stands there, and told where it is on the whole', async () => {
  const asked: object[] = []
  const page = { width: 400, height: 500, runs: [] }
  const moved = onWhole(WHOLE, AREA, {
    page,
    turned: [],
    again: async function* (area) {
      asked.push(area)
      yield [RUN]
    },
  })
  const seen = []
  for await (const runs of moved.again({ x: 690, y: 40, width: 60, height: 30 })) seen.push(...runs)
  expect(asked).toEqual([{ x: 90, y: 40, width: 60, height: 30 }])
  expect(seen).toEqual([{ ...RUN, x: 700, charX: [700, 720] }])
})

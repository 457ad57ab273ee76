import { describe, expect, it } from 'vitest'
import {
  type Borders,
  cellText,
  countVerdicts,
  gateCounts,
  type Judged,
  levelUnder,
  wilson,
} from './borders.ts'

const firm = (score: number | null, gates: string[], more: Partial<Judged> = {}): Judged => ({
  rating: 'A',
  defaulted: false,
  score,
  gates: gates.map((gate) => {
    const [id, level] = gate.split(':')
    return { id: id!, level: level as Judged['gates'][number]['level'] }
  }),
  suggest: null,
  ...more,
})
const DEFAULTS: Borders = { rejectBelow: 550, reviewBelow: 650, without: [] }

describe('the verdict under other borders', () => {
  it.each<[string, Judged, Partial<Borders>, string]>([
    ['650 is no longer reviewed', firm(650, []), {}, 'ADMIT'],
    ['649 is', firm(649, []), {}, 'REVIEW'],
    ['549 is refused', firm(549, []), {}, 'REJECT'],
    ['unless the border is lower', firm(549, []), { rejectBelow: 450 }, 'REVIEW'],
    ['its own grade gate counts no longer', firm(700, ['G-GRADE-REJECT:REJECT']), {}, 'ADMIT'],
    ['another gate still holds', firm(700, ['G-HIGH-RULE:REVIEW']), {}, 'REVIEW'],
    [
      'unless it is set aside',
      firm(700, ['G-HIGH-RULE:REVIEW']),
      { without: ['G-HIGH-RULE'] },
      'ADMIT',
    ],
    ['the weightiest comes first', firm(700, ['G-RED-LINE:REJECT', 'G-FEW:REVIEW']), {}, 'REJECT'],
    ['want of data is no refusal', firm(null, ['G-YOUNG:UNRATABLE']), {}, 'UNRATABLE'],
    ['a low score outweighs a look', firm(500, ['G-FEW:REVIEW']), {}, 'REJECT'],
  ])('%s', (_, judged, borders, level) => {
    expect(levelUnder(judged, { ...DEFAULTS, ...borders })).toBe(level)
  })
})

const FIRMS: Judged[] = [
  firm(700, [], { suggest: 10_000 }),
  firm(700, ['G-FEW:REVIEW'], { rating: 'B' }),
  firm(600, ['G-FEW:REVIEW'], { rating: 'B', defaulted: true }),
  firm(500, [], { rating: 'D', defaulted: true, suggest: 0 }),
]

it('counts the good by rating and the defaulted apart', () => {
  const counts = countVerdicts(FIRMS, DEFAULTS)
  expect(counts.ADMIT).toEqual({ A: 1, B: 0, C: 0, D: 0, defaulted: 0 })
  expect(counts.REVIEW).toEqual({ A: 0, B: 1, C: 0, D: 0, defaulted: 1 })
  expect(counts.REJECT).toEqual({ A: 0, B: 0, C: 0, D: 0, defaulted: 1 })
  expect(counts.UNRATABLE).toEqual({ A: 0, B: 0, C: 0, D: 0, defaulted: 0 })
  expect(cellText(counts.REVIEW)).toBe('A 0 · B 1 · C 0; defaulted 1 of 2 (50 %, 9–91)')
  expect(cellText(counts.UNRATABLE)).toBe('–')
})

it('counts the firms that a gate stops, and those that nothing else stops', () => {
  expect(gateCounts(FIRMS)).toEqual([
    { gate: 'G-FEW', level: 'REVIEW', A: 0, B: 1, C: 0, D: 0, defaulted: 1, goodByItAlone: 1 },
  ])
})

it('is unsure of small counts: Wilson 1927, 95 %', () => {
  // 1 of 17 and 0 of 10, by the formula and z = 1.96.
  expect(wilson(1, 17).map((x) => Math.round(x * 1000))).toEqual([10, 270])
  expect(wilson(0, 10).map((x) => Math.round(x * 1000))).toEqual([0, 278])
})

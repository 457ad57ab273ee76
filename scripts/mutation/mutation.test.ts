import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { random } from '../../bench/lib/random.ts'
import { knownFates } from './known.ts'
import { changed, type Mutant, mutantsOf } from './mutants.ts'
import { interval, type Judged, sample, table } from './score.ts'

describe('mutants', () => {
  const text = 'export const big = (n: number): boolean =>\n  n > 10 && n < 20 && n !== 15\n'
  it('are found with file, line and kind', async () => {
    const mutants = await mutantsOf({ 'a.ts': text })
    expect(mutants.map((m) => m.replacement)).toEqual(
      expect.arrayContaining(['n >= 10', 'n <= 10', 'true', 'false']),
    )
    expect(mutants.find((m) => m.replacement === 'n >= 10')).toMatchObject({
      file: 'a.ts',
      line: 2,
      kind: 'EqualityOperator',
    })
  })
  it('are put into the text one at a time, as one operand', async () => {
    const mutants = await mutantsOf({ 'a.ts': text })
    const put = (replacement: string) =>
      changed(text, mutants.find((m) => m.replacement === replacement)!)
    expect(put('n >= 10')).toBe(text.replace('n > 10', '(n >= 10)'))
    expect(put('n > 10 || n < 20')).toBe(text.replace('n > 10 && n < 20', '(n > 10 || n < 20)'))
  })
})

describe('what is known', () => {
  const mutant: Mutant = {
    id: '1',
    file: 'a.ts',
    line: 1,
    kind: 'x',
    replacement: 'y',
    from: 0,
    to: 1,
  }
  it('is what was noticed, as long as the source is the same', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-known-'))
    const file = path.join(folder, 'known')
    try {
      const first = knownFates(file, () => 'n > 10')
      expect(first.fateOf(mutant)).toBeUndefined()
      first.keep({ ...mutant, fate: 'killed' })
      first.keep({ ...mutant, to: 2, fate: 'survived' })
      const later = knownFates(file, () => 'n > 10')
      expect(later.fateOf({ ...mutant, id: '7' })).toBe('killed')
      expect(later.fateOf({ ...mutant, to: 2 })).toBeUndefined()
      expect(knownFates(file, () => 'n > 11').fateOf(mutant)).toBeUndefined()
      expect(knownFates(undefined, () => '').fateOf(mutant)).toBeUndefined()
    } finally {
      fs.rmSync(folder, { recursive: true })
    }
  })
})

describe('a sample', () => {
  it('holds so many different ones, the same for the same seed', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), fc.nat(), (n, size, seed) => {
        const all = Array.from({ length: n }, (_, i) => i)
        const drawn = sample(all, size, random(seed))
        expect(new Set(drawn).size).toBe(Math.min(n, size))
        expect(sample(all, size, random(seed))).toEqual(drawn)
      }),
    )
  })
})

describe('the interval', () => {
  it.each([
    [80, 100, 1000, 71.1, 86.7],
    [0, 20, 1000, 0, 16.1],
    [20, 20, 1000, 83.9, 100],
    // All there are: nothing is estimated.
    [80, 100, 100, 80, 80],
  ])('of %d among %d drawn from %d', (hits, n, of, low, high) => {
    const [from, to] = interval(hits, n, of)
    expect(from).toBeCloseTo(low, 1)
    expect(to).toBeCloseTo(high, 1)
  })
})

it('the table has a row per folder and the sum last; what does not end is noticed, golden documents count apart', () => {
  const mutant = (file: string, fate: Judged['fate']): Judged => ({
    id: '0',
    file: `src/${file}`,
    line: 1,
    kind: 'x',
    replacement: 'y',
    from: 0,
    to: 1,
    fate,
  })
  const rows = table(
    [
      mutant('b/x/1.ts', 'killed'),
      mutant('a.ts', 'survived'),
      mutant('b/x/2.ts', 'timeout'),
      mutant('b/x/3.ts', 'golden'),
    ],
    'src/',
  )
  expect(
    rows.map((r) => [r.folder, r.mutants, r.survived, Math.round(r.score), r.withGolden]),
  ).toEqual([
    ['.', 1, 1, 0, 0],
    ['b/x', 3, 0, 67, 100],
    ['all', 4, 1, 50, 75],
  ])
})

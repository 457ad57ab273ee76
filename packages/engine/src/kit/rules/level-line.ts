/** Lines of limit tables that many rules have alike: levels, shares, money. */
import { namesOf } from '@xinjian/format/say/words'
import { type LimitLine, limitLine } from './limit-line.ts'
import { LEVEL_SAYS } from './words.ts'

type Bounds = readonly [number, number]
type LevelName = 'low' | 'medium' | 'high' | 'redLine'

export const PART: Bounds = [0, 1]
export const YUAN: Bounds = [0, 1_000_000_000]

/** `milder`: 1 where a larger number is hit less often. */
export const level = (
  name: LevelName,
  unit: LimitLine['unit'],
  milder: 1 | -1,
  bounds: Bounds,
): LimitLine => {
  const { zh, en } = namesOf(LEVEL_SAYS, name)
  return limitLine(zh, en, unit, milder, bounds)
}

/** Several levels of one measure. */
export const levels = (
  unit: LimitLine['unit'],
  milder: 1 | -1,
  bounds: Bounds,
  ...names: LevelName[]
): Record<string, LimitLine> =>
  Object.fromEntries(names.map((name) => [name, level(name, unit, milder, bounds)]))

/** Levels of a share that is bad above (1) or below (−1) them. */
export const shares = (milder: 1 | -1, ...names: LevelName[]): Record<string, LimitLine> =>
  levels('ratio', milder, PART, ...names)

/** A share that is bad above it. */
export const share = (zh: string, en: string, bounds = PART): LimitLine =>
  limitLine(zh, en, 'ratio', 1, bounds)

/** An amount that is bad above it. */
export const money = (zh: string, en: string, bounds = YUAN): LimitLine =>
  limitLine(zh, en, 'yuan', 1, bounds)

/** The default probability of a score, told as far as its sample carries it. */
import type { ScoreResult } from '@xinjian/engine/report/document'
import { fill } from '../../ui/text.ts'
import type { Say } from '../english/english.ts'
import type { Labels } from '../labels.ts'

/** What a card may say beside its probability; documents of earlier cards say none of it. */
interface Told {
  probabilityRange?: unknown
  horizon?: unknown
  sample?: unknown
}

/**
 * `1%–4% · 观察期 12 个月 · 样本 123 家`: the range in whole per cents, with what it rests on. null without a range: a single
 * figure of some dozen cases would have digits that nobody knows. `say`: the card's own words in the reader's language.
 */
export function probabilityText(score: ScoreResult, t: Labels, say: Say): string | null {
  const { probabilityRange, horizon, sample }: Told = score as ScoreResult & Told
  if (!Array.isArray(probabilityRange)) return null
  const [low, high] = probabilityRange as [number, number]
  if (!Number.isFinite(low) || !Number.isFinite(high)) return null
  return [rangeText(low, high, t), stated(t.horizon, horizon, say), stated(t.sample, sample, say)]
    .filter(Boolean)
    .join(' · ')
}

/** What a card may tell at the least and at the most; a range that is one figure is not said as two. */
const FLOOR = 0.01
const CEILING = 0.95

function rangeText(low: number, high: number, t: Labels): string {
  const [from, to] = [wholePercent(low), wholePercent(high)]
  if (from !== to) return fill(t.probabilityRange, { low: from, high: to })
  const words =
    high <= FLOOR ? t.probabilityAtMost : low >= CEILING ? t.probabilityAtLeast : t.probabilityAbout
  return fill(words, { low: from })
}

const stated = (label: string, value: unknown, say: Say): string =>
  typeof value === 'string' || typeof value === 'number'
    ? fill(label, { text: say(String(value)) })
    : ''

const wholePercent = (share: number): string =>
  share > 0 && share < 0.01 ? '<1%' : `${Math.round(share * 100)}%`

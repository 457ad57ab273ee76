import { describe, expect, it } from 'vitest'
import type { Freshness } from '../../../report/document.ts'
import { freshGate } from './freshness.ts'

const gate = freshGate<{ freshness: Freshness }>('发票', {
  yellowDays: 45,
  redDays: 90,
  voidDays: 180,
  silentDays: 60,
})
const of = (daysSinceCollected: number | null) =>
  gate.judge({
    freshness: {
      judgedOn: '2026-03-01',
      lastRow: null,
      daysSinceLastRow: null,
      lastCollected: '2025-11-01',
      daysSinceCollected,
      flag: 'RED',
      text: '',
    },
  })

describe('data that end long before the day of judgement', () => {
  it.each([
    [null, undefined],
    [90, undefined],
    [91, 'REVIEW'],
    [180, 'REVIEW'],
    [181, 'UNRATABLE'],
  ])('%s days: %s', (days, level) => {
    expect(of(days)?.level).toBe(level)
  })
  it('promise no amount that newer ones may not give', () => {
    expect(of(91)?.change).toBe('取得最近月份的数据后可重新测算额度。')
    expect(of(181)?.change).toBe('取得最近月份的数据后可重新评级。')
  })
})

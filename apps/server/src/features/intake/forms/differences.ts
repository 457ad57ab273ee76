import { formatFen } from '@xinjian/format'
import type { ReturnCheck } from '@xinjian/intake'
import type { Difference } from '../../facts/records/write.ts'

/** Differences told one by one; the rest are counted. */
const MOST_TOLD = 20

/** `of`: 申报表（2026-01）. */
export function differenceWords(of: string, all: readonly Difference[]): string[] {
  const told = all
    .slice(0, MOST_TOLD)
    .map(
      ({ what, bureau, upload }) =>
        `与税务局采集的${of}不一致：${what}，税务局 ${formatFen(bureau)} 元，本文件 ${formatFen(upload)} 元；以税务局数据为准，建议核实`,
    )
  const more = all.length - told.length
  return more > 0 ? [...told, `与税务局采集的${of}另有 ${more} 处不一致`] : told
}

/** Identities that fail are shown, never mended. */
export const checkWords = (checks: readonly ReturnCheck[]): string[] =>
  checks
    .filter(({ ok }) => !ok)
    .map(
      ({ rule, where, difference }) =>
        `勾稽关系不符（${where}）：${rule}，差额 ${difference} 元；按原表读取，未作修改，建议核实`,
    )

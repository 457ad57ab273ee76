/** Sums over 发票种类 of a window, split as the rules of 数电票 and 税控 need them (domain §0.2). */

import type { MonthWindow } from '../../kit/calendar/window.ts'
import {
  DIGITAL_KINDS,
  KIND_CODES,
  type KindColumns,
  type KindName,
  SPECIAL_KINDS,
} from '../facts.ts'
import { type MonthSeries, sum } from './month-series.ts'

const indexes = (pick: (kind: KindName) => boolean): number[] =>
  KIND_CODES.flatMap((kind, i) => (pick(kind) ? [i] : []))

export const DIGITAL = indexes((kind) => DIGITAL_KINDS.includes(kind))
/** Everything else, `UNKNOWN` included: tables without a kind column come from the 税控 years. */
export const TAX_DISK = indexes((kind) => !DIGITAL_KINDS.includes(kind))
export const SPECIAL = indexes((kind) => SPECIAL_KINDS.includes(kind))
export const UNKNOWN_KIND = [KIND_CODES.indexOf('UNKNOWN')]

export function kindSum(
  series: MonthSeries,
  window: MonthWindow,
  column: keyof KindColumns,
  kinds: readonly number[],
): number {
  return sum(series, window, (digest) => {
    const values = digest.kinds[column]
    let total = 0
    for (const kind of kinds) total += values[kind]!
    return total
  })
}

/** Share of blue amount whose kind the source did not say; null without a blue amount. */
export function unknownKindShare(series: MonthSeries, window: MonthWindow): number | null {
  const blue = sum(series, window, (d) => d.blueTotal)
  return blue > 0 ? kindSum(series, window, 'blueTotal', UNKNOWN_KIND) / blue : null
}

export const KIND_NAMES: Readonly<Record<KindName, string>> = {
  UNKNOWN: '未注明种类',
  VAT_SPECIAL_PAPER: '增值税专用发票(纸质)',
  VAT_NORMAL_PAPER: '增值税普通发票(纸质)',
  VAT_SPECIAL_ELEC: '增值税电子专用发票',
  VAT_NORMAL_ELEC: '增值税电子普通发票',
  VAT_NORMAL_ROLL: '增值税普通发票(卷票)',
  TOLL_ELEC: '通行费电子普通发票',
  FREIGHT_SPECIAL: '货物运输业专用发票',
  MOTOR_VEHICLE: '机动车销售统一发票',
  USED_VEHICLE: '二手车销售统一发票',
  DIGITAL_SPECIAL: '数电票(专用)',
  DIGITAL_NORMAL: '数电票(普通)',
  DIGITAL_PAPER_SPECIAL: '数电纸质专用发票',
  DIGITAL_PAPER_NORMAL: '数电纸质普通发票',
  DIGITAL_PAPER_MOTOR: '数电纸质机动车发票',
  DIGITAL_PAPER_USED: '数电纸质二手车发票',
  RAIL_ETICKET: '数电票(铁路电子客票)',
  AIR_ETICKET: '数电票(航空行程单)',
  BLOCKCHAIN: '区块链电子发票',
}

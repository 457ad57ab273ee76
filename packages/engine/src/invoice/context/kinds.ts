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
import { CONTEXT_SAYS } from './words.ts'

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
  UNKNOWN: CONTEXT_SAYS.unknownKind,
  VAT_SPECIAL_PAPER: CONTEXT_SAYS.vatSpecialPaper,
  VAT_NORMAL_PAPER: CONTEXT_SAYS.vatOrdinaryPaper,
  VAT_SPECIAL_ELEC: CONTEXT_SAYS.vatSpecialElectronic,
  VAT_NORMAL_ELEC: CONTEXT_SAYS.vatOrdinaryElectronic,
  VAT_NORMAL_ROLL: CONTEXT_SAYS.normalRoll,
  TOLL_ELEC: CONTEXT_SAYS.toll,
  FREIGHT_SPECIAL: CONTEXT_SAYS.freightSpecial,
  MOTOR_VEHICLE: CONTEXT_SAYS.motorVehicle,
  USED_VEHICLE: CONTEXT_SAYS.usedVehicle,
  DIGITAL_SPECIAL: CONTEXT_SAYS.digitalSpecial,
  DIGITAL_NORMAL: CONTEXT_SAYS.digitalOrdinary,
  DIGITAL_PAPER_SPECIAL: CONTEXT_SAYS.digitalPaperSpecial,
  DIGITAL_PAPER_NORMAL: CONTEXT_SAYS.digitalPaperNormal,
  DIGITAL_PAPER_MOTOR: CONTEXT_SAYS.digitalPaperMotor,
  DIGITAL_PAPER_USED: CONTEXT_SAYS.digitalPaperUsed,
  RAIL_ETICKET: CONTEXT_SAYS.railTicket,
  AIR_ETICKET: CONTEXT_SAYS.airTicket,
  BLOCKCHAIN: CONTEXT_SAYS.blockchain,
}

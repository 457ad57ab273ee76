/** What a journey costs by the published tariff of its city, where the form and the price of a kilometre tell which that is. */
import { formatFen, parseFen } from '@xinjian/format'
import type { TicketReading } from '../reading.ts'

/** Amounts in 分. */
interface Tariff {
  /** Digits 2 to 5 of the form's code. */
  city: string
  start: number
  /** Kilometres that the start price holds. */
  included: number
  kilometre: number
  /** At night start and kilometre cost so many times as much. */
  night: number
  /** A minute of waiting. */
  minute: number
  /** The meter counts in such steps. */
  step: number
}

/** Shenzhen: ten yuan for two kilometres, 2.70 a kilometre, 0.80 a minute, three tenths more at night; held to half a yuan on receipts of 2023 and 2024. */
const TARIFFS: readonly Tariff[] = [
  { city: '4403', start: 1_000, included: 2, kilometre: 270, night: 1.3, minute: 80, step: 50 },
]
/** A meter counts on by steps: so far its amount is ahead of the formula, and this little behind for what is rounded, in 分. */
const [AHEAD, BEHIND] = [60, 10]
/** What a fare counts that follows from the tariff, and one that is not that of the tariff. */
const [DERIVED, OTHER] = [0.5, 0.75]

/** Amounts that the meter may show, lowest first, in 分; null where the tariff is not known. */
function faresOf(reading: TicketReading): number[] | null {
  const unit = parseFen(reading.value('unitPrice') ?? null)
  const km = Number(reading.value('distanceKm') ?? Number.NaN)
  const [h, m, s] = (reading.value('wait') ?? '').split(':').map(Number)
  const tariff = TARIFFS.find((t) => t.city === reading.value('invoiceCode')?.slice(1, 5))
  if (!tariff || unit === null || !Number.isFinite(km) || s === undefined) return null
  const times = unit / tariff.kilometre
  if (![1, tariff.night].some((t) => Math.abs(t - times) < 0.01)) return null
  const waited = ((h ?? 0) * 60 + (m ?? 0) + s / 60) * tariff.minute
  const further = Math.max(0, km - tariff.included) * tariff.kilometre
  const least = times * (tariff.start + further) + waited
  const first = Math.ceil((least - BEHIND) / tariff.step) * tariff.step
  return [first, first + tariff.step].filter((fare) => fare <= least + AHEAD)
}

/**
 * A fare that the tariff makes has a witness; another is doubted. One that no journey costs was cut by a seal: then the only amount of the
 * tariff that has its last digits is taken for it, and doubted.
 */
export function checkFare(reading: TicketReading, impossible: boolean): void {
  const fares = faresOf(reading)
  const fare = parseFen(reading.value('fare') ?? null)
  if (!fares || fare === null) return
  if (fares.includes(fare)) {
    reading.confirm(['fare'], 0.5)
    reading.confirm(['distanceKm', 'wait'], 0.8)
    return
  }
  const [only, other] = fares.filter((one) => one % 100 === fare % 100)
  if (impossible && only !== undefined && other === undefined) {
    reading.leave('fare')
    reading.derive('fare', formatFen(only), DERIVED)
  } else reading.doubt(['fare'], null, OTHER)
}

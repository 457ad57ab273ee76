import { TicketReading, TRUST } from '../reading.ts'
import type { ParsedTicket } from '../ticket.ts'
import { findAll, glyphsOf, type Voucher } from '../voucher.ts'
import { readCar } from './car.ts'
import { checkTaxi } from './checks.ts'
import { readIdentity } from './identity.ts'
import type { Fit } from './roles.ts'
import type { Paid } from './rows.ts'
import { readTitle } from './title.ts'
import { type Amount, type TaxiValues, taxiValues } from './values.ts'

/** A taxi receipt, of whatever city. */
export function readTaxi(voucher: Voucher): ParsedTicket {
  const reading = gatherTaxi(voucher)
  checkTaxi(reading)
  return reading.ticket()
}

/** What is printed, before anything is checked against anything. */
export function gatherTaxi(voucher: Voucher): TicketReading {
  const reading = new TicketReading('TAXI', voucher)
  readIdentity(voucher, reading)
  readTitle(voucher, reading)
  const values = taxiValues(voucher)
  const put = (name: string, fit: Fit | undefined, value = fit?.value) => {
    if (fit) reading.put(name, value, fit.hit.glyphs, fit.loose ? TRUST.GUESSED : TRUST.PLACED)
  }
  for (const [name, fit] of Object.entries(values.found)) put(name, fit)
  readMoney(values.money, isBeijing(voucher, reading), voucher, put)
  readCar(values.above, reading)
  readCompany(voucher, reading)
  return reading
}

type Put = (name: string, fit: Fit | undefined, value?: string) => void

/** By the region in the code, else by words of its form that no other has. */
const isBeijing = ({ text }: Voucher, reading: TicketReading): boolean =>
  reading.value('invoiceCode')?.startsWith('111') ?? /实收|[Ff]uel|预约.{0,3}服务费|BEI/.test(text)

/** Beijing prints fare, fuel surcharge, booking fee and total; Shenzhen the fare and what is added to it; others one amount. */
function readMoney(money: TaxiValues['money'], beijing: boolean, voucher: Voucher, put: Put): void {
  const at = (...rows: number[]) => money.find((m) => m.row !== null && rows.includes(m.row))?.fit
  if (beijing) {
    const rows = money.some((m) => m.row !== null)
    put('fare', rows ? at(2) : money[0]?.fit)
    put('fuelSurcharge', rows ? at(3) : money[1]?.fit)
    put('bookingFee', rows ? at(4) : money.length > 3 ? money[2]?.fit : undefined)
    put('total', rows ? at(5) : money[3]?.fit)
  } else if (/另收/.test(voucher.text)) {
    put('fare', money.some((m) => m.row !== null) ? at(1) : money[0]?.fit)
    put('surcharge', at(2))
    put('bookingFee', at(3))
  } else {
    const due = money.filter((m) => Number(m.fit.value) > 0 && m.paid !== 'card')
    const last = (paid: Paid) => due.filter((m) => m.paid === paid).at(-1)?.fit
    const [journey, added] = [last('journey'), last('added')]
    const sum = last('sum') ?? sumOf(journey, added, due)
    const near = due.filter((m) => m.paid !== 'added' && (m.row === null || m.row <= 4))
    if (sum) {
      put('fare', journey)
      put('fuelSurcharge', journey && added)
    }
    // Without the sum what is added may come on top.
    const alone = journey && added ? { ...journey, loose: true } : journey
    put('total', sum ?? alone ?? near.at(-1)?.fit)
  }
}

/** The amount without a label that is the journey's and what is added to it. */
function sumOf(journey: Fit | undefined, added: Fit | undefined, due: readonly Amount[]) {
  if (!journey || !added) return undefined
  const sum = Math.round((Number(journey.value) + Number(added.value)) * 100)
  return due.find(({ fit, paid }) => !paid && Math.round(Number(fit.value) * 100) === sum)?.fit
}

function readCompany(voucher: Voucher, reading: TicketReading): void {
  const hit = findAll(
    voucher,
    /(?:单位|单\S|\S位)(?:名称|名\S|\S称)?:([\u4e00-\u9fff()]{4,}(?:公司|车队|集团|中心|社))/,
  )[0]
  if (hit) reading.put('company', hit.match[1]!, glyphsOf(hit, hit.match[1]!), TRUST.WITNESSED)
}

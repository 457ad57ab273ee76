/** The car of a taxi receipt by the grammar of plates, and its driver's licence. */
import type { TicketReading } from '../reading.ts'
import { TRUST } from '../reading.ts'
import type { Cell } from '../voucher.ts'
import { readAs } from './forms.ts'
import { formedHit } from './roles.ts'

const PLATE = /(?:[\u4e00-\u9fff]?)([A-Z][.·\-\s]?[A-Z0-9]{5,6})$/
/** No plate has an I or an O. Electric cars have seven characters, of which the second is a letter or the last a D or an F. */
const isPlate = (plate: string): boolean =>
  !/[IO]/.test(plate) && (plate.length < 7 || /^.[A-Z]|[DF]$/.test(plate))
/** Digits in the place of a letter, by what they look like. */
const LETTER: Readonly<Record<string, string>> = {
  0: 'D',
  O: 'D',
  4: 'A',
  5: 'S',
  6: 'G',
  8: 'B',
}
/** Cities whose forms and plates both name them. */
const HOMES: Readonly<Record<string, string>> = { 4403: 'B' }
/** Licences of ten digits begin with 9000 and a running number below 400,000 there: its zeros have a stroke and are taken for eights. */
const LICENCE = /^[39][08]{3}([0-38])(\d{5})$/
const licenceOf = (number: string): string =>
  number.replace(
    LICENCE,
    (_, first: string, rest: string) => `9000${first.replace('8', '0')}${rest}`,
  )

/** The car, and the licence below it, from the cells above the date, nearest first. */
export function readCar(above: readonly Cell[], reading: TicketReading): void {
  const at = above.findIndex((c) => PLATE.test(c.key) && /\d{3}/.test(c.key))
  if (at < 0) return
  readPlate(above[at]!, reading)
  const cert = at > 0 ? above[at - 1]! : null
  const number = cert ? /(?<!\d)\d{4,12}$/.exec(cert.key)?.[0] : null
  if (!number) return
  const home = HOMES[reading.value('invoiceCode')?.slice(1, 5) ?? '']
  const whole = home ? licenceOf(number) : number
  const trust = whole === number ? TRUST.PLACED : TRUST.GUESSED
  reading.put('certNo', whole, cert!.glyphs.slice(-number.length), trust)
}

function readPlate(cell: Cell, reading: TicketReading): void {
  const printed = PLATE.exec(cell.key)![1]!
  const plate = printed.replace(/[.·\-\s]/g, '')
  const home = HOMES[reading.value('invoiceCode')?.slice(1, 5) ?? '']
  const own = cell.glyphs.slice(-printed.length)
  const formed = cell.chances ? readAs('plate', cell.chances) : null
  if (isPlate(plate) && (!home || plate.startsWith(home)))
    reading.put('plate', plate, own, TRUST.PLACED)
  else if (formed && (!home || formed.value.startsWith(home)))
    reading.put('plate', formed.value, formedHit(cell, formed.sure).glyphs, TRUST.FORM)
  else reading.put('plate', likely(plate, home), own, TRUST.GUESSED)
}

/** A plate with a letter for its look-alike, and the letter of its city, misread or lost. */
function likely(plate: string, home: string | undefined): string {
  const lost = home && plate.length === 6 && /^[A-HJK]\d{5}$/.test(plate)
  const whole = lost ? home + plate : (home ?? plate[0]!) + plate.slice(1)
  return isPlate(whole) ? whole : whole[0]! + (LETTER[whole[1]!] ?? whole[1]!) + whole.slice(2)
}

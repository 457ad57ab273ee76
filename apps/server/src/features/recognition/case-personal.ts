/** What of a voucher's truth tells a person, covered: a case is of how a field was misread, not of whose it was. */
import { maskIdNo, maskName } from '@xinjian/format'
import { maskText } from '@xinjian/format/mask-text'

/** Whoever stands there is a person, or may be. */
const PERSONS: readonly string[] = [
  'passenger',
  'drawer',
  'payer',
  'payee',
  'acceptor',
  'buyerName',
  'sellerName',
]
/** Numbers that lead to a person. */
const NUMBERS: readonly string[] = ['plate', 'idNo', 'phone']
/** A company's name is longer, or says what it is. */
const SHORT_NAME = /^[\p{Script=Han}·•*]{2,5}$/u

/** @returns the values, and which of them are covered */
export function withoutPersons(values: Readonly<Record<string, string>>, shown: string) {
  const masked: string[] = []
  const truth: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) {
    const said = name === shown ? value : covered(name, value)
    if (said !== value) masked.push(name)
    truth[name] = said
  }
  return { truth, masked }
}

function covered(name: string, value: string): string {
  if (name === 'passenger' || (PERSONS.includes(name) && SHORT_NAME.test(value)))
    return maskName(value)
  return NUMBERS.includes(name) ? maskIdNo(value) : maskText(value)
}

/**
 * Whether a record that a source tells is of the enterprise (domain §2.11). Its own code says so, another code says that it is not; a
 * record without a code is of it by its name alone, and only ever 疑似: what else the record tells speaks for or against.
 */

import { comparableName } from '@xinjian/format/firm-name'
import { recordFields } from '@xinjian/format/public-records/kinds'
import { personsIn } from '@xinjian/format/public-records/masked'
import type { AnswerRecord, MatchLevel, MatchSign } from '@xinjian/format/public-records/told'
import { provinceOf } from './provinces.ts'

/** What the registry tells of the enterprise, as far as it was told. */
export interface KnownFirm {
  name: string
  taxNo: string
  registrationNo: string | null
  formerNames: readonly string[]
  /** Two digits of its provinces: the one it was founded in, and the one it is in. */
  provinces: readonly string[]
  legalRep: string | null
  holders: readonly string[]
  address: string | null
}

export interface Match {
  level: MatchLevel
  for: MatchSign[]
  against: MatchSign[]
}

const plainCode = (code: string): string =>
  code
    .normalize('NFKC')
    .replace(/[^0-9A-Za-z*]/g, '')
    .toUpperCase()

/** null = it is of another firm, or names none. */
export function matchOf(record: AnswerRecord, firm: KnownFirm): Match | null {
  const byCode = record.subject.code ? codeSays(record.subject.code, firm) : 'NOTHING'
  if (byCode === 'ANOTHER') return null
  const named = nameSays(record.subject.name, firm)
  if (byCode === 'SAME') return { level: 'CODE', for: ['CODE', ...named], against: [] }
  if (named.length === 0) return null
  const beside = signsOf(record, firm)
  return {
    level: 'NAME',
    for: [...(byCode === 'PART' ? (['CODE'] as const) : []), ...named, ...beside.for],
    against: beside.against,
  }
}

/** USCC or the number of an identity card, organisation code, registration number: whatever else stands there says nothing. */
const CODES = /^(?:[0-9A-Z]{17}[0-9A-Z]|[0-9A-Z]{8}[0-9X]|\d{13}|\d{15})$/

/** Of a masked code only what it shows is compared: it never says that two are the same. */
function codeSays(told: string, firm: KnownFirm): 'SAME' | 'PART' | 'ANOTHER' | 'NOTHING' {
  const code = plainCode(told)
  const own = [firm.taxNo, firm.taxNo.slice(8, 17), firm.registrationNo ?? ''].map(plainCode)
  if (code === '' || /^[0*]+$/.test(code)) return 'NOTHING'
  if (code.includes('*')) return own.some((one) => shows(code, one)) ? 'PART' : 'ANOTHER'
  if (own.includes(code)) return 'SAME'
  return CODES.test(code) ? 'ANOTHER' : 'NOTHING'
}

const shows = (masked: string, code: string): boolean => {
  const [head = '', ...rest] = masked.split(/\*+/)
  const tail = rest.at(-1) ?? ''
  return code.length >= head.length + tail.length && code.startsWith(head) && code.endsWith(tail)
}

function nameSays(told: string | undefined, { name, formerNames }: KnownFirm): MatchSign[] {
  if (!told) return []
  const plain = comparableName(told)
  if (plain === comparableName(name)) return ['NAME']
  return formerNames.some((former) => plain === comparableName(former)) ? ['FORMER_NAME'] : []
}

/** Fields that say where a record is from. */
const PLACES = ['caseNo', 'court', 'region', 'authority', 'address', 'putBy']

function signsOf(record: AnswerRecord, firm: KnownFirm): Pick<Match, 'for' | 'against'> {
  const signs: Pick<Match, 'for' | 'against'> = { for: [], against: [] }
  const say = (sign: MatchSign, agrees: boolean) => signs[agrees ? 'for' : 'against'].push(sign)
  const text = (field: string) =>
    typeof record.fields[field] === 'string' ? String(record.fields[field]) : null

  const places = PLACES.flatMap((field) => provinceOf(text(field) ?? '') ?? [])
  if (places.length > 0 && firm.provinces.length > 0)
    say(
      'REGION',
      places.some((place) => firm.provinces.includes(place)),
    )
  const legalRep = text('legalRep')
  if (legalRep && firm.legalRep)
    say('LEGAL_REP', comparableName(legalRep) === comparableName(firm.legalRep))
  // Whom a record names beside the firm speaks for it; that it names others says nothing.
  const beside = partiesOf(record)
  if (!legalRep && firm.legalRep && beside.includes(comparableName(firm.legalRep)))
    say('LEGAL_REP', true)
  if (firm.holders.some((holder) => beside.includes(comparableName(holder))))
    say('SHAREHOLDER', true)
  const address = text('address')
  if (address && firm.address)
    say('ADDRESS', comparableName(address) === comparableName(firm.address))
  return signs
}

const partiesOf = ({ kind, fields }: AnswerRecord): string[] =>
  Object.entries(recordFields(kind)).flatMap(([field, { kind: of }]) => {
    const value = fields[field]
    if (typeof value !== 'string' || (of !== 'party' && of !== 'person')) return []
    return [...value.split(/[,，、;；]/), ...personsIn(value)].map(comparableName)
  })

/** Public records that nobody would make up: days and amounts missing, cases told in several writings, names only among them. */
import {
  PUBLIC_RECORD_KINDS,
  type PublicRecordKind,
  recordFields,
} from '@xinjian/format/public-records/kinds'
import type { PublicFacts } from '../../src/public/facts.ts'
import { type Random, random } from '../random.ts'
import { NAME, publicFacts, record, suspected } from './facts.ts'

const WRITINGS = [
  (y: number, n: number) => `（${y}）粤0304民初${n}号`,
  (y: number, n: number) => `(${y})粤0304民初0${n}号`,
  (y: number, n: number) => `〔${y}〕粤0304执${n}号`,
  (y: number, n: number) => `(${y})粤03民终${n}号`,
]
const WORDS = [
  '买卖合同纠纷',
  '民间借贷纠纷',
  '劳动争议',
  '审理中',
  '已结案',
  '注销',
  '存续',
  '解冻',
]
const NAMES = [NAME, '王建国', '宏达钢材有限公司', '李晓红']

const dayOf = (chance: Random): string => {
  const month = String(chance.int(1, 12)).padStart(2, '0')
  return `${chance.int(2019, 2027)}-${month}-${String(chance.int(1, 28)).padStart(2, '0')}`
}

function told(kind: string, name: string, chance: Random): string | number | null {
  if (chance.next() < 0.25) return null
  if (/CaseNo|caseNo|basisNo/.test(name))
    return chance.pick(WRITINGS)(chance.int(2023, 2026), chance.int(1, 6))
  if (name === 'role') return chance.pick(['被告', '原告', '第三人', '上诉人'])
  if (name === 'item') return chance.pick(['法定代表人变更', '住所变更', '投资人变更'])
  if (name === 'noticeType') return chance.pick(['欠税公告', '非正常户', '纳税信用'])
  switch (kind) {
    case 'day':
      return dayOf(chance)
    case 'money':
      return chance.int(0, 9) * 100_00
    case 'percent':
      return chance.int(0, 60)
    case 'count':
      return chance.int(0, 2026)
    case 'party':
    case 'person':
      return chance.pick(NAMES)
    default:
      return chance.pick(WORDS)
  }
}

function recordsOf(kind: PublicRecordKind, chance: Random) {
  const many = kind === 'BUSINESS_REGISTRATION' ? 1 : chance.int(0, 6)
  return Array.from({ length: many }, (_, i) => {
    const fields = Object.entries(recordFields(kind)).map(([name, field]) => [
      name,
      told(field.kind, name, chance),
    ])
    const given = { ...Object.fromEntries(fields), disputed: chance.next() < 0.2 }
    const make = chance.next() < 0.3 ? suspected : record
    return make(kind, `${kind}-${i}`, given)
  })
}

export function wildPublic(seed: number): PublicFacts {
  const chance = random(seed)
  const records = Object.fromEntries(
    PUBLIC_RECORD_KINDS.map((kind) => [kind, recordsOf(kind, chance)]),
  )
  return publicFacts({
    records: records as unknown as PublicFacts['records'],
    related: [
      {
        relation: 'INVESTMENT',
        name: '乙有限公司',
        code: null,
        ratio: 30,
        records: { DISHONEST: [record('DISHONEST', 'R-1', { publishedOn: '2026-01-01' })] },
      },
      { relation: 'INVESTMENT', name: '甲有限公司', code: null, ratio: 30 },
    ],
    sameAddress: chance.int(0, 6),
    samePhone: chance.next() < 0.5 ? null : chance.int(0, 6),
    revenue: chance.next() < 0.3 ? null : 5_000_000_00,
  })
}

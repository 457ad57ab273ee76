/** What is written in any spelling that vendors have is read as the same: names from the tables, values and their spellings from here. */
import type { FieldKind } from '@xinjian/format/public-records/fields'
import {
  PUBLIC_RECORD_KINDS,
  type PublicRecordKind,
  recordFields,
} from '@xinjian/format/public-records/kinds'
import { describe, expect, it } from 'vitest'
import { COURT_NAMES } from '../names/court.ts'
import type { KindNames } from '../names/kind-names.ts'
import { REGISTRY_NAMES } from '../names/registry.ts'
import { readAnswer } from '../read-answer.ts'

/** A value and the ways in which vendors write it. */
const SAID: Record<FieldKind, { value: string | number; as: unknown[] }[]> = {
  text: [
    {
      value: '云岭一号',
      as: ['云岭一号', ' 云岭一号 ', '<em>云岭</em>一号', '云岭&nbsp;一号'.replace('&nbsp;', '')],
    },
    {
      value: '存续（在营、开业、在册）',
      as: ['存续（在营、开业、在册）', '<b>存续（在营、开业、在册）</b>'],
    },
  ],
  day: [
    {
      value: '2016-05-11',
      as: [
        '2016-05-11',
        '2016-05-11 00:00:00',
        1462896000000,
        '1462896000000',
        '2016年5月11日',
        'May 11, 2016 12:00:00 AM',
        '2016-05-10T16:00:00.000+00:00',
      ],
    },
  ],
  money: [
    {
      value: '12345600',
      as: ['1234.56万元', '1234.560000万人民币', '12345600元', '1,234.56 万', '￥12,345,600元'],
    },
    { value: '0.5', as: ['0.5元', '0.50元人民币'] },
  ],
  percent: [{ value: 29.64, as: ['29.64%', '29.640000%', '29.64 %'] }],
  count: [{ value: 36, as: [36, '36', '36人'] }],
  party: [{ value: '赵一', as: ['赵一', '<em>赵</em>一'] }],
  person: [{ value: '钱二', as: ['钱二', ' 钱二'] }],
}
/** What the names and units themselves say of a record, though no field of it does. */
const BESIDE = new Set(['capitalCurrency', 'propertyType', 'noticeType'])
const NOTHING = ['-', '--', '', null, '企业选择不公示', '暂无信息', 'None']

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)
const bare = (name: string): string => name.replace('*', '').split('@')[0]!
/** Names under which a plain value stands: not those of both ends of a term, of codes alone, or of two fields at once. */
const isPlain = (name: string): boolean => !/[.+]|@(?:from|to|uscc)/.test(name)

const SPELLINGS: ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name[0]!.toUpperCase() + name.slice(1),
  (name) => name.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase(),
]

/** Always the same numbers. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const json = (item: object): string => JSON.stringify(item)
const python = (item: object): string =>
  `{${Object.entries(item)
    .map(
      ([name, value]) =>
        `'${name}': ${value === null ? 'None' : typeof value === 'number' ? value : `'${value}'`}`,
    )
    .join(', ')}}`
const WRITERS: ((items: object[]) => string)[] = [
  (items) =>
    `{"error_code":0,"reason":"ok","result":{"total":${items.length},"items":[${items.map(json).join()}]}}`,
  (items) =>
    `{"Status":"200","Message":"ok","Paging":{"TotalRecords":${items.length}},"Result":[${items.map(json).join()}]}`,
  (items) =>
    `Mock.mock(/x/, () => {\n return {data: {list: [ // 列表\n${items.map(json).join(',\n')},]}}\n})`,
  (items) => `{'data': [${items.map(python).join(', ')}]}`,
]

const NAMES = { ...REGISTRY_NAMES, ...COURT_NAMES } as Record<PublicRecordKind, KindNames>

/** A record as some vendor might write it, and what it says. */
function write(
  kind: PublicRecordKind,
  fields: [string, string[]][],
  roll: (below: number) => number,
) {
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)]!
  const [item, says]: [Record<string, unknown>, Record<string, string | number>] = [{}, {}]
  for (const [field, names] of fields) {
    if (names.length === 0 || field === 'capitalCurrency') continue
    const name = pick(names)
    const spelled = pick(SPELLINGS)(name)
    if (roll(5) === 0) item[spelled] = pick(NOTHING)
    else {
      const { value, as } = pick(SAID[recordFields(kind)[field]!.kind])
      item[spelled] = pick(as)
      says[field] = value
    }
  }
  item.internalKey = 'k1'
  return { item, says }
}

const key = (name: string): string => name.replace(/[\s_-]/g, '').toLowerCase()

/** Plain names of each field of a kind that tell no other. */
function namesAlone(kind: PublicRecordKind): [field: string, names: string[]][] {
  const { fields, unit = '' } = NAMES[kind]
  const all = [
    ...words(unit),
    ...Object.values(fields).flatMap((names) => [...new Set(words(names).map(bare))]),
  ].map((name) => key(name.split('.').at(-1)!))
  const times = new Map<string, number>()
  for (const name of all) times.set(name, (times.get(name) ?? 0) + 1)
  return Object.entries(fields).map(([field, names]) => [
    field,
    words(names)
      .filter(isPlain)
      .map(bare)
      .filter((name) => times.get(key(name)) === 1),
  ])
}

describe('what vendors write', () => {
  it.each(PUBLIC_RECORD_KINDS)('of %s is read as it was meant', (kind) => {
    const fields = namesAlone(kind)
    const roll = dice(kind.length * 7919 + kind.charCodeAt(0))
    for (let n = 0; n < 60; n++) {
      const written = Array.from({ length: 1 + roll(3) }, () => write(kind, fields, roll)).filter(
        ({ says }) => Object.keys(says).length > 0,
      )
      if (written.length === 0) continue
      const text = WRITERS[roll(WRITERS.length)]!(written.map(({ item }) => item))
      const told = readAnswer(new TextEncoder().encode(text), { kind }).find(
        (one) => one.kind === kind,
      )
      const read = told?.records.map(({ fields }, at) =>
        Object.fromEntries(
          Object.entries(fields).filter(
            ([field]) => !BESIDE.has(field) || field in written[at]!.says,
          ),
        ),
      )
      expect(read, text).toEqual(written.map(({ says }) => says))
      expect(told!.fields.unknown.map((path) => path.split('.').at(-1))).toEqual(['internalKey'])
    }
  })
})

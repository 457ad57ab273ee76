import {
  PUBLIC_RECORD_KINDS,
  type PublicRecordKind,
  recordFields,
} from '@xinjian/format/public-records/kinds'
import { describe, expect, it } from 'vitest'
import { COURT_NAMES } from './court.ts'
import type { KindNames } from './kind-names.ts'
import { kindNamed, plainName } from './names.ts'
import { REGISTRY_NAMES } from './registry.ts'

const ALL = Object.entries({ ...REGISTRY_NAMES, ...COURT_NAMES }) as [PublicRecordKind, KindNames][]
const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

describe('names that vendors have', () => {
  it('are told of every kind and every field of it', () => {
    expect(ALL.map(([kind]) => kind).sort()).toEqual([...PUBLIC_RECORD_KINDS].sort())
    for (const [kind, { fields }] of ALL)
      expect(Object.keys(fields).sort(), kind).toEqual(Object.keys(recordFields(kind)).sort())
  })

  it('say each list once', () => {
    const lists = ALL.flatMap(([kind, names]) =>
      words(names.lists).map((name) => ({ kind, name: plainName(name) })),
    )
    const of = new Map(lists.map(({ kind, name }) => [name, kind]))
    expect(lists.filter(({ kind, name }) => of.get(name) !== kind)).toEqual([])
  })

  it('are the same however they are spelled', () => {
    for (const name of ['reg_no', 'regNo', 'RegNo', 'REG-NO', 'reg no'])
      expect(plainName(name)).toBe('regno')
    expect(plainName('被执行人（37）')).toBe('被执行人')
    expect(kindNamed('ShiXinItems')).toBe('DISHONEST')
    expect(kindNamed('PartnerList')).toBe('EQUITY_HOLDER')
    expect(kindNamed('constructor')).toBeUndefined()
  })

  it('have units that the readers know, of money, shares, terms and codes', () => {
    const known: Record<string, string[]> = {
      money: ['万'],
      percent: ['比', '百', '%'],
      day: ['from', 'to'],
      text: ['uscc', 'last'],
    }
    for (const [kind, { fields }] of ALL)
      for (const [field, names] of Object.entries(fields))
        for (const name of words(names)) {
          const unit = name.split('@')[1]
          if (unit)
            expect(known[recordFields(kind)[field]!.kind], `${kind}.${field} ${name}`).toContain(
              unit,
            )
        }
  })
})

import { expect, test } from 'vitest'
import { type FoundFirm, PublicSourceFailure, type PublicSources } from './connector.ts'
import { isEnough, ranked, searchFirms } from './search.ts'

const firm = (name: string, more: Partial<FoundFirm> = {}): FoundFirm => ({
  name,
  code: null,
  formerNames: [],
  status: null,
  legalRep: null,
  capital: null,
  established: null,
  region: null,
  ...more,
})

const sources = (find: PublicSources['find']): PublicSources => ({
  tells: () => false,
  ask: () => Promise.reject(new Error('not asked')),
  find,
})

test('the name itself comes before a former name, a beginning and a part; what bears the words nowhere is left out', () => {
  const found = [
    firm('上海示例恒达贸易有限公司'),
    firm('恒达贸易（上海）示例公司'),
    firm('无关示例公司', { formerNames: ['恒达贸易'] }),
    firm('别的示例公司', { formerNames: ['老恒达贸易公司'] }),
    firm('恒达贸易'),
    firm('法定代表人同名的示例公司', { legalRep: '恒达贸易' }),
  ]
  expect(
    ranked(found, ' 恒达 贸易 ').map(({ name, matched, formerName }) => [
      name,
      matched,
      formerName,
    ]),
  ).toEqual([
    ['恒达贸易', 'NAME', null],
    ['无关示例公司', 'FORMER_NAME', '恒达贸易'],
    ['恒达贸易（上海）示例公司', 'PREFIX', null],
    ['上海示例恒达贸易有限公司', 'CONTAINS', null],
    ['别的示例公司', 'CONTAINS', '老恒达贸易公司'],
  ])
})

test('brackets of either width are the same name, and a code in small letters the same code', () => {
  expect(ranked([firm('示例（深圳）有限公司')], '示例(深圳)有限公司')[0]?.matched).toBe('NAME')
  const code = '91440399MAQ8Q5RN7G'
  expect(ranked([firm('示例', { code })], code.toLowerCase())[0]?.matched).toBe('CODE')
})

test('a person is shown by the surname', () => {
  expect(ranked([firm('示例恒达', { legalRep: '欧阳明' })], '示例恒达')[0]?.legalRep).toBe('欧阳*')
})

test.each([
  ['恒', false],
  ['A恒', false],
  ['恒达', true],
  ['abc', false],
  ['91440399MAQ8Q5RN7G', true],
  ['91440399MAQ8Q5RN7', false],
])('%s is enough to look for: %s', (words, enough) => {
  expect(isEnough(words)).toBe(enough)
})

test('nobody to ask, nobody who answers and no firm are three things', async () => {
  expect(
    await searchFirms(
      sources(async () => null),
      '恒达',
    ),
  ).toEqual({ state: 'UNTOLD', rows: [] })
  expect(
    await searchFirms(
      sources(() => Promise.reject(new PublicSourceFailure('DOWN'))),
      '恒达',
    ),
  ).toEqual({ state: 'FAILED', rows: [] })
  expect(
    await searchFirms(
      sources(async () => []),
      '恒达',
    ),
  ).toEqual({ state: 'TOLD', rows: [] })
})

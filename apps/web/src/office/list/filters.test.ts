import { describe, expect, it } from 'vitest'
import { bodyOf, cleared, type Filter, isAskable, readFilters } from './filters.ts'

const FILTERS: Filter[] = [
  { kind: 'search', key: 'keyword', label: '搜索' },
  {
    kind: 'choice',
    key: 'status',
    label: '状态',
    all: '全部',
    options: [{ value: 'A', label: '甲' }],
  },
  { kind: 'choice', key: 'area', ask: 'areaCode', label: '税局', all: '全部', options: [] },
  { kind: 'days', key: 'days', label: '日期' },
  { kind: 'tick', key: 'only', ask: 'taxNo', label: '仅此企业', value: '9144' },
  { kind: 'held', key: 'task', label: '任务' },
  { kind: 'own', key: 'firm', ask: 'taxId', label: '企业', control: () => null },
]
const read = (query: string) => readFilters(FILTERS, new URLSearchParams(query))
const body = (query: string) => bodyOf(FILTERS, read(query))

describe('what an address says to a list', () => {
  it.each([
    ['nothing', '', {}],
    ['what it does not know', 'page=2&sort=-x&nonsense=1', {}],
    ['an empty value', 'keyword=&status=', {}],
    ['a choice that is offered', 'status=A', { status: 'A' }],
    ['a choice that is not', 'status=B', {}],
    ['a choice whose options are still to come', 'area=4403', { area: '4403' }],
    ['days, either alone', 'to=2026-11-20', { to: '2026-11-20' }],
    ['a tick', 'only=1', { only: '1' }],
    ['a tick that is none', 'only=true', {}],
    ['what a link gave', 'task=T1&firm=9133', { task: 'T1', firm: '9133' }],
  ])('%s', (_, query, values) => expect(read(query)).toEqual(values))
})

describe('what the call is asked with', () => {
  it('has the names of the call, not those of the address', () =>
    expect(body('area=4403&firm=9133')).toEqual({ areaCode: '4403', taxId: '9133' }))

  it('has what a tick stands for', () => expect(body('only=1')).toEqual({ taxNo: '9144' }))

  it('has both ends of the days', () =>
    expect(body('from=2026-11-01&to=2026-11-20')).toEqual({ from: '2026-11-01', to: '2026-11-20' }))

  it('has nothing of what is not set', () => expect(body('')).toEqual({}))
})

it.each([
  [{}, true],
  [{ from: '2026-11-20' }, true],
  [{ from: '2026-11-20', to: '2026-11-20' }, true],
  [{ from: '2026-11-21', to: '2026-11-20' }, false],
])('%o may be asked: %s', (values, may) => expect(isAskable(values)).toBe(may))

it('letting go lets go of every filter, both ends of the days among them, and of nothing else', () =>
  expect(Object.keys(cleared(FILTERS)).sort()).toEqual([
    'area',
    'firm',
    'from',
    'keyword',
    'only',
    'status',
    'task',
    'to',
  ]))

describe('a span of a figure', () => {
  const SPAN: Filter[] = [{ kind: 'span', key: 'score', label: '评分', most: 1000 }]
  const ends = (query: string) => bodyOf(SPAN, readFilters(SPAN, new URLSearchParams(query)))

  it.each([
    ['both ends', 'scoreFrom=600&scoreTo=650.5', { scoreFrom: '600', scoreTo: '650.5' }],
    ['one end', 'scoreTo=0', { scoreTo: '0' }],
    ['what is no number', 'scoreFrom=高&scoreTo=-1', {}],
    ['more than there is', 'scoreFrom=1000&scoreTo=1000.1', { scoreFrom: '1000' }],
  ])('%s', (_, query, body) => expect(ends(query)).toEqual(body))

  it('is let go with both ends', () =>
    expect(cleared(SPAN)).toEqual({ scoreFrom: null, scoreTo: null }))
})

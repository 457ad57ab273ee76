/** The calls that lists, searches, orders and sums of the office make, each as a person makes it. */
import type { Person } from './seed.ts'
import * as sizes from './sizes.ts'

export interface TimedCall {
  what: string
  path: string
  /** Without page: none is asked for. */
  paged: boolean
  body: object
  person: Person
  /** Rows on all pages, where the call counts no further than to ten thousand. */
  rows?: number
}

const REPORTS = '/frontTax/front/report/tax/result'
/** A part of the names of a few hundred enterprises, and one of a few. */
const MANY_NAMED = '盛恒'
const FEW_NAMED = '深圳市华盛'
/** Which every name holds. */
const OF_ALL = '有限公司'
const TAX_NO_PART = '0000777'
const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

const call = (
  what: string,
  path: string,
  body: object = {},
  {
    person = 'large',
    paged = true,
    rows,
  }: { person?: Person; paged?: boolean; rows?: number } = {},
): TimedCall => ({ what, path, body, person, paged, ...(rows && { rows }) })
const whole = { paged: false }
const child = { person: 'child' } as const

export const CALLS: readonly TimedCall[] = [
  call('reports', REPORTS, {}, { rows: sizes.REPORTS }),
  call('reports by name', REPORTS, { keyword: FEW_NAMED }),
  call('reports by name of many', REPORTS, { keyword: MANY_NAMED }),
  call('reports by a name nobody has', REPORTS, { keyword: '无此企业' }),
  call('reports by a word of all', REPORTS, { keyword: OF_ALL }, { rows: sizes.REPORTS }),
  call('reports by tax number', REPORTS, { keyword: TAX_NO_PART }),
  call('reports by score', REPORTS, { sort: '-score' }, { rows: sizes.REPORTS }),
  call('reports by verdict and grade', REPORTS, { decision: 'REVIEW', grade: 'A', sort: 'grade' }),
  call('reports that failed', REPORTS, { status: 'FAILED' }),
  call('reports of a week', REPORTS, { from: daysAgo(97), to: daysAgo(90) }),
  call('reports as a child customer', REPORTS, {}, child),
  call('reports by name as a child customer', REPORTS, { keyword: MANY_NAMED }, child),
  call('enterprises', '/enterprise/list', {}, { rows: sizes.ENTERPRISES }),
  call('enterprises by name', '/enterprise/list', { keyword: FEW_NAMED }),
  call('enterprises by name of many', '/enterprise/list', { keyword: MANY_NAMED }),
  call(
    'enterprises by a word of all',
    '/enterprise/list',
    { keyword: OF_ALL },
    { rows: sizes.ENTERPRISES },
  ),
  call('enterprises by tax number', '/enterprise/list', { keyword: TAX_NO_PART }),
  call('enterprises as a child customer', '/enterprise/list', {}, child),
  call('enterprises by name as a child customer', '/enterprise/list', { keyword: '市' }, child),
  call('palette, a part of a name', '/palette/find', { q: '盛恒' }, whole),
  call('palette, letters', '/palette/find', { q: 'szab' }, whole),
  call('palette, a report number', '/palette/find', { q: 'INV10' }, whole),
  call('palette as a child customer', '/palette/find', { q: '盛' }, { ...child, ...whole }),
  call('dashboard', '/dashboard/summary', {}, whole),
  call('dashboard as a child customer', '/dashboard/summary', {}, { ...child, ...whole }),
  call('work: matters', '/dashboard/todo', { kind: 'RED_FLAG' }),
  call('work: failed imports', '/dashboard/todo', { kind: 'IMPORT' }),
  call('work: failed collections', '/dashboard/todo', { kind: 'COLLECT' }),
  call('work: consents that end', '/dashboard/todo', { kind: 'CONSENT' }),
  call('work: old data', '/dashboard/todo', { kind: 'STALE' }),
  call('collections', '/collect/tasks', {}, { rows: sizes.TASKS }),
  call('collections by name', '/collect/tasks', { keyword: FEW_NAMED }),
  call(
    'collections by a word of all',
    '/collect/tasks',
    { keyword: OF_ALL },
    { rows: sizes.TASKS },
  ),
  call('collections by state', '/collect/tasks', { state: 'FAILED' }),
  call('funnel of 90 days', '/collect/funnel', { from: daysAgo(90), to: daysAgo(0) }, whole),
  call('funnel of all days', '/collect/funnel', {}, whole),
  call('consents', '/consent/list', {}, { rows: sizes.ENTERPRISES }),
  call('consents by name', '/consent/list', { keyword: FEW_NAMED }),
  call(
    'consents by a word of all',
    '/consent/list',
    { keyword: OF_ALL },
    { rows: sizes.ENTERPRISES },
  ),
  call('consents that were taken back', '/consent/list', { status: 'REVOKED' }),
  call('audit log', '/audit/list', {}, { rows: sizes.AUDIT }),
  call('audit log by kind', '/audit/list', { kind: 'LOGIN' }, { rows: sizes.AUDIT / 4 }),
  call('audit log by who', '/audit/list', { keyword: 'child' }),
  call('audit log by a word nobody wrote', '/audit/list', { keyword: 'no such word' }),
  call('audit log of a week', '/audit/list', { from: daysAgo(97), to: daysAgo(90) }),
  call('calls', '/usage/list', {}, { rows: sizes.USAGE }),
  call('calls by amount', '/usage/list', { sort: '-amount' }, { rows: sizes.USAGE }),
  call(
    'calls of a product by amount',
    '/usage/list',
    { product: 'TAX', sort: 'amount' },
    { rows: sizes.USAGE / 4 },
  ),
  call('calls by name', '/usage/list', { keyword: FEW_NAMED }),
  call('calls by a word of all', '/usage/list', { keyword: OF_ALL }, { rows: sizes.USAGE }),
  call('calls as a child customer', '/usage/list', {}, child),
  call('entries', '/ledger/entries', {}, { rows: sizes.ENTRIES }),
  call('entries of a kind', '/ledger/entries', { kind: 'RECHARGE' }, { rows: sizes.ENTRIES / 4 }),
  call('notices', '/notice/list', {}, { rows: sizes.NOTICES }),
  call('notices not read', '/notice/list', { state: 'UNREAD' }),
  call('verifications', '/invoice/verify/list', {}, { rows: sizes.CHECKS }),
  call('verifications by name', '/invoice/verify/list', { keyword: FEW_NAMED }),
  call(
    'verifications by a word of all',
    '/invoice/verify/list',
    { keyword: OF_ALL },
    { rows: sizes.CHECKS },
  ),
  call('verifications by number', '/invoice/verify/list', { keyword: '0000777' }),
  call('verifications of a result', '/invoice/verify/list', { result: 'NOT_FOUND' }),
  call('verifications as a child customer', '/invoice/verify/list', {}, child),
  call('imports', '/tax/queryCenter/dataCollection', {}, { rows: sizes.ENTERPRISES }),
  call(
    'imports by a word of all',
    '/tax/queryCenter/dataCollection',
    { keyword: OF_ALL },
    { rows: sizes.ENTERPRISES },
  ),
  call('customers', '/customer/list', {}, { person: 'operator' }),
  call('customers by name', '/customer/list', { keyword: '777' }, { person: 'operator' }),
]

import { describe, expect, it } from 'vitest'
import { planOf } from './plan.ts'
import type { ClusterState, TableState } from './state.ts'

const table = (name: string, over: Partial<TableState> = {}): TableState => ({
  name,
  owned: true,
  kept: null,
  column: null,
  group: null,
  bytes: 0,
  truncates: true,
  keys: [],
  ...over,
})

const KNOWN = ['account_hand', 'app_user', 'enterprise', 'firm_matter', 'notice', 'report']
const fresh = (over: Partial<ClusterState> = {}): ClusterState => ({
  citus: '14.0-1',
  coordinator: true,
  workers: 2,
  tables: [...KNOWN, 'migration'].map((name) => table(name)),
  foreignKeys: [{ name: 'of_report', table: 'firm_matter', target: 'report' }],
  shutRoles: ['xinjian_tenant'],
  nested: false,
  connected: 0,
  ...over,
})
const placed = (name: string, over: Partial<TableState> = {}) =>
  table(name, { kept: 'company', column: 'company_id', group: 7, ...over })

describe('a plan', () => {
  it('of a fresh database places every table, what is referred to first', () => {
    const { unfit, steps } = planOf(fresh(), KNOWN)
    expect(unfit).toEqual([])
    expect(steps.map(({ does, of }) => `${does} ${of}`)).toEqual([
      'LOGIN xinjian_tenant',
      'NESTED kin_of',
      'WHOLE account_hand',
      'BY_COMPANY enterprise',
      'BY_COMPANY report',
      'BY_COMPANY firm_matter',
    ])
    expect(steps.at(-1)?.sql).toEqual([
      "select create_distributed_table('firm_matter', 'company_id', colocate_with => 'enterprise')",
    ])
  })

  it('goes on from where an earlier one ended, and has nothing to do after its end', () => {
    const tables = [
      table('account_hand', { kept: 'reference', group: 1 }),
      table('app_user'),
      placed('enterprise', { bytes: 8192 }),
      table('firm_matter'),
      table('notice'),
      placed('report', { truncates: false }),
    ]
    const half = fresh({ tables, shutRoles: [], nested: true })
    const { steps } = planOf(half, KNOWN)
    expect(steps.map(({ does, of }) => `${does} ${of}`)).toEqual([
      'BY_COMPANY firm_matter',
      'SWEPT 1',
    ])
    // Rows that are only added: the right is taken back in the same transaction.
    expect(steps.at(-1)?.sql).toEqual([
      'grant truncate on "report" to current_user',
      "select truncate_local_data_after_distributing_table('enterprise')",
      'revoke truncate on "report" from current_user',
    ])
    const whole = tables.map((t) =>
      t.name === 'firm_matter' ? placed('firm_matter') : { ...t, bytes: 0 },
    )
    expect(planOf({ ...half, tables: whole }, KNOWN).steps).toEqual([])
  })

  it('gives up keys from rows of companies to tables of the first node, and no others', () => {
    const foreignKeys = [
      { name: 'of_user', table: 'report', target: 'app_user' },
      { name: 'own', table: 'notice', target: 'app_user' },
    ]
    const { steps } = planOf(fresh({ foreignKeys }), KNOWN)
    expect(steps.filter(({ does }) => does === 'UNTIED')).toEqual([
      {
        does: 'UNTIED',
        of: 'report.of_user → app_user',
        sql: ['alter table "report" drop constraint "of_user"'],
      },
    ])
  })
})

describe('what does not fit is refused with its reason, and no step is planned', () => {
  const BASE = fresh().tables
  it.each<[string, Partial<ClusterState>]>([
    ['NO_CITUS', { citus: null }],
    ['NO_COORDINATOR', { coordinator: false }],
    ['NO_WORKER', { workers: 0 }],
    ['CONNECTED', { connected: 3 }],
    ['NOT_MIGRATED', { tables: BASE.filter(({ name }) => name !== 'report') }],
    ['UNKNOWN_TABLE', { tables: [...BASE, table('somebody_elses')] }],
    ['NOT_OWNED', { tables: BASE.map((t) => ({ ...t, owned: t.name !== 'report' })) }],
    [
      'PLACED_OTHERWISE',
      { tables: [...BASE.filter(({ name }) => name !== 'app_user'), placed('app_user')] },
    ],
    [
      'PLACED_OTHERWISE',
      {
        tables: [
          ...BASE.filter(({ name }) => name !== 'report'),
          placed('report', { column: 'id' }),
        ],
      },
    ],
    [
      'PLACED_OTHERWISE',
      {
        tables: [
          ...BASE.filter(({ name }) => !['report', 'enterprise'].includes(name)),
          placed('enterprise'),
          placed('report', { group: 8 }),
        ],
      },
    ],
    [
      'KEY_WITHOUT_COMPANY',
      { tables: BASE.map((t) => (t.name === 'report' ? { ...t, keys: ['report_no'] } : t)) },
    ],
  ])('%s', (why, over) => {
    const { unfit, steps } = planOf(fresh(over), KNOWN)
    expect(unfit.map((one) => one.why)).toEqual([why])
    expect(steps).toEqual([])
  })
})

/**
 * What has still to be done so that a database lies over its nodes as `db/tables.ts` says, in an order that holds; or why it cannot be
 * done. Made of what is there now: a second plan after a first that ended half way holds the rest.
 */
import { FIRST_TABLE, placementOf } from '../tables.ts'
import { type ClusterState, type ForeignKey, NESTED, type TableState } from './state.ts'

export interface Step {
  /**
   * LOGIN: a role may log in between nodes. NESTED: triggers on the nodes may ask. UNTIED: a foreign key to a table of the first node is
   * given up. WHOLE: a table is copied to every node. BY_COMPANY: a table is distributed. SWEPT: what distributing left on the first node goes.
   */
  does: 'LOGIN' | 'NESTED' | 'UNTIED' | 'WHOLE' | 'BY_COMPANY' | 'SWEPT'
  /** The role, function, foreign key or table; of SWEPT how many tables. */
  of: string
  /** Statements of one transaction. */
  sql: string[]
}

export interface Unfit {
  why:
    | 'NO_CITUS'
    | 'NO_COORDINATOR'
    | 'NO_WORKER'
    | 'CONNECTED'
    | 'NOT_MIGRATED'
    | 'UNKNOWN_TABLE'
    | 'NOT_OWNED'
    | 'PLACED_OTHERWISE'
    | 'KEY_WITHOUT_COMPANY'
  /** What it is about; absent: the whole. */
  of?: string
}

export interface Plan {
  /** Reasons why it cannot be done; then there are no steps. */
  unfit: Unfit[]
  steps: Step[]
}

/** `known`: the tables of this program (db/rows/tables.ts). */
export function planOf(state: ClusterState, known: readonly string[]): Plan {
  const unfit = unfitOf(state, known)
  return { unfit, steps: unfit.length > 0 ? [] : stepsOf(state) }
}

function stepsOf({ tables, foreignKeys, shutRoles, nested }: ClusterState): Step[] {
  const open = (place: string) =>
    tables.filter(({ name, kept }) => kept === null && placementOf(name) === place)
  return [
    ...shutRoles.map(
      (role): Step => ({ does: 'LOGIN', of: role, sql: [`alter role "${role}" login`] }),
    ),
    ...(nested ? [] : [NESTING]),
    ...foreignKeys.filter(isGivenUp).map(
      ({ name, table, target }): Step => ({
        does: 'UNTIED',
        of: `${table}.${name} → ${target}`,
        sql: [`alter table "${table}" drop constraint "${name}"`],
      }),
    ),
    ...open('reference').map(
      ({ name }): Step => ({
        does: 'WHOLE',
        of: name,
        sql: [`select create_reference_table('${name}')`],
      }),
    ),
    ...ordered(open('company'), foreignKeys).map(
      (table): Step => ({
        does: 'BY_COMPANY',
        of: table,
        sql: [
          `select create_distributed_table('${table}', 'company_id'${table === FIRST_TABLE ? '' : `, colocate_with => '${FIRST_TABLE}'`})`,
        ],
      }),
    ),
    ...swept(tables),
  ]
}

const NESTING: Step = {
  does: 'NESTED',
  of: 'kin_of',
  sql: [`alter function kin_of(int[]) set ${NESTED} to on`],
}

/** A key of rows of companies to a table that only the first node has. */
const isGivenUp = ({ table, target }: ForeignKey): boolean =>
  placementOf(table) === 'company' && placementOf(target) === 'local'

/**
 * Rows that distributing copied to the nodes lie here as well: of what is distributed already, and of what is about to be. All in one
 * transaction, because a table goes with those that refer to it. Of rows that are only added the owner has no right to be rid of any
 * (`only_added` of the baseline): it has it for as long as that takes.
 */
function swept(tables: readonly TableState[]): Step[] {
  const spread = tables.filter(({ name }) => placementOf(name) !== 'local')
  const left = spread.filter(({ bytes }) => bytes > 0)
  if (left.length === 0) return []
  const kept = spread.filter(({ truncates }) => !truncates).map(({ name }) => `"${name}"`)
  const rights = (what: string) => (kept.length > 0 ? [what.replace('…', kept.join(', '))] : [])
  return [
    {
      does: 'SWEPT',
      of: String(left.length),
      sql: [
        ...rights('grant truncate on … to current_user'),
        ...left.map(({ name }) => `select truncate_local_data_after_distributing_table('${name}')`),
        ...rights('revoke truncate on … from current_user'),
      ],
    },
  ]
}

/** The first table first, and each after those that it refers to. */
function ordered(tables: readonly TableState[], foreignKeys: readonly ForeignKey[]): string[] {
  const left = new Set(tables.map(({ name }) => name))
  const order: string[] = []
  const take = (table: string): void => {
    if (!left.delete(table)) return
    for (const key of foreignKeys) if (key.table === table) take(key.target)
    order.push(table)
  }
  take(FIRST_TABLE)
  for (const { name } of tables) take(name)
  return order
}

function unfitOf(state: ClusterState, known: readonly string[]): Unfit[] {
  const { citus, coordinator, workers, tables, connected } = state
  if (citus === null) return [{ why: 'NO_CITUS' }]
  if (!coordinator) return [{ why: 'NO_COORDINATOR' }]
  const there = new Set(tables.map(({ name }) => name))
  const group = tables.find(({ name }) => name === FIRST_TABLE)?.group ?? null
  const ours = tables.filter(({ name }) => known.includes(name) || name === 'migration')
  return [
    ...(workers > 0 ? [] : [{ why: 'NO_WORKER' } as const]),
    ...(connected > 0 ? [{ why: 'CONNECTED', of: String(connected) } as const] : []),
    ...known.filter((name) => !there.has(name)).map((of) => ({ why: 'NOT_MIGRATED', of }) as const),
    ...tables
      .filter((table) => !ours.includes(table))
      .map(({ name }) => ({ why: 'UNKNOWN_TABLE', of: name }) as const),
    ...ours
      .filter(({ owned }) => !owned)
      .map(({ name }) => ({ why: 'NOT_OWNED', of: name }) as const),
    ...ours
      .filter((table) => isMisplaced(table, group))
      .map(({ name, kept, column }) => ({
        why: 'PLACED_OTHERWISE' as const,
        of: `${name} (${kept}${column === null ? '' : `, ${column}`})`,
      })),
    ...ours
      .filter(({ name }) => placementOf(name) === 'company')
      .flatMap(({ name, keys }) =>
        keys.map((key) => ({ why: 'KEY_WITHOUT_COMPANY', of: `${name}.${key}` }) as const),
      ),
  ]
}

/** What lies already otherwise than it should is somebody's decision: it is not undone here. */
function isMisplaced({ name, kept, column, group }: TableState, first: number | null): boolean {
  const place = placementOf(name)
  if (kept === null) return false
  return kept !== place || (place === 'company' && (column !== 'company_id' || group !== first))
}

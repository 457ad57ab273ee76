/**
 * What a session may see inside its company. Made in one place (`scopeOf`), carried by the tenant handle, applied by
 * every statement that shows rows to a person. Statements that decide (is the consent in force? is the month complete?) read
 * the whole company: whoever may see less must not be judged by less.
 */
import { createHash } from 'node:crypto'
import type { Permission } from '@xinjian/contract'
import type { Value } from './statement.ts'

export interface Scope {
  /**
   * User name whose reports, imports, links and what came through these links (tasks, consents) alone may be seen, with the
   * enterprises they are of; null = everybody's.
   */
  readonly madeBy: string | null
  /** Enterprises that alone may be seen: by their ids, or those of the demonstration; null = all. */
  readonly enterprises: readonly number[] | 'DEMO' | null
  /** Mark of a visit to the demonstration: of collections it sees those that carry it. Absent = no visit. */
  readonly visit?: string
}

export const WHOLE_COMPANY: Scope = { madeBy: null, enterprises: null }

export const isWhole = ({ madeBy, enterprises }: Scope): boolean =>
  madeBy === null && enterprises === null

export const sameScope = (a: Scope, b: Scope): boolean =>
  a.madeBy === b.madeBy && String(a.enterprises) === String(b.enterprises) && a.visit === b.visit

/** What a visit's own collections carry as their source. It tells nothing of the token, and nobody guesses it. */
export const visitMark = (tokenHash: Uint8Array): string =>
  VISIT + createHash('sha256').update('visit').update(tokenHash).digest('hex').slice(0, 32)
const VISIT = 'demo_'

export const isVisitMark = (source: string | null): boolean => source?.startsWith(VISIT) ?? false

/**
 * The scope of a session: everything of its company, or what its user made. A session of the demonstration sees, of that, the
 * enterprises of the demonstration as they were sown, and the collections of its own visit (docs/decisions/0219).
 */
export const scopeOf = (session: {
  userName: string
  kind: 'MAIN' | 'DEMO' | 'API'
  permissions: ReadonlySet<Permission>
  tokenHash: Uint8Array
}): Scope => ({
  madeBy: session.permissions.has('report.readAll') ? null : session.userName,
  enterprises: session.kind === 'DEMO' ? 'DEMO' : null,
  ...(session.kind === 'DEMO' && { visit: visitMark(session.tokenHash) }),
})

/** SQL: an enterprise of the demonstration, by the SQL of its id. */
const demonstrated = (id: string): string =>
  `exists (select 1 from enterprise shown where shown.company_id = $1 and shown.id = ${id} and shown.demo)`

/**
 * Conditions of one statement: ` and …`, or nothing where the scope sets no bound, so that the plan of the many stays as it is.
 * What is compared is put behind `values`; `$1` is the company, so the n-th value is `$n+1`. Ask for them last.
 */
export interface Within {
  /** Reports: asked for, or made of a collection through an own link. `row` is the table or its alias. */
  reports(row: string): string
  /** Imports, alike. */
  imports(row: string): string
  /** Share links of a report. */
  shares(row: string): string
  /** Tables of invoices that are verified. */
  batches(row: string): string
  /** Collection tasks, by the link they came through. */
  tasks(row: string): string
  /** Rows that belong to a task: consents, events, messages. */
  ofTask(row: string): string
  /** Enterprises by the SQL of their id, and what is kept by enterprise. */
  enterprises(id: string): string
}

export function within({ madeBy, enterprises, visit }: Scope, values: Value[]): Within {
  const at = new Map<Value, string>()
  const put = (value: Value): string => {
    const known = at.get(value)
    if (known) return known
    const placed = `$${values.push(value) + 1}`
    at.set(value, placed)
    return placed
  }
  const listed = (id: string): string => {
    if (enterprises === null) return ''
    if (enterprises === 'DEMO') return ` and ${demonstrated(id)}`
    return ` and ${id} = any(${put(enterprises)}::int[])`
  }
  const maker = (condition: (name: string) => string): string =>
    madeBy === null ? '' : ` and ${condition(put(madeBy))}`
  const ownVisit = (row: string): string =>
    visit === undefined ? '' : ` and ${row}.source = ${put(visit)}`
  return {
    reports: (row) =>
      maker(
        (m) => `(${row}.created_by = ${m} or ${row}.report_no = any(${brought('report_no', m)}))`,
      ) +
      (visit === undefined
        ? listed(`${row}.enterprise_id`)
        : ` and ${shownToVisit(row, put(visit))}`),
    imports: (row) =>
      maker((m) => `(${row}.created_by = ${m} or ${row}.id = any(${brought('import_id', m)}))`) +
      listed(`${row}.enterprise_id`),
    shares: (row) => maker((m) => `${row}.created_by = ${m}`),
    batches: (row) => maker((m) => `${row}.made_by = ${m}`),
    tasks: (row) =>
      maker((m) => ownLink(`${row}.link`, m)) +
      (visit === undefined ? listed(`${row}.enterprise_id`) : ownVisit(row)),
    ofTask: (row) =>
      maker((m) => task(`seen.task_id = ${row}.task_id`, m)) +
      (enterprises === null
        ? ''
        : ` and exists (select 1 from collect_task listed where listed.company_id = $1
              and listed.task_id = ${row}.task_id${visit === undefined ? listed('listed.enterprise_id') : ownVisit('listed')})`),
    enterprises: (id) => maker((m) => reached(id, m)) + listed(id),
  }
}

/** A report of a sample that no visit asked for and no collection brought, or one of this very visit. */
const shownToVisit = (row: string, mark: string): string =>
  `((${demonstrated(`${row}.enterprise_id`)} and not exists (select 1 from collect_task other where other.company_id = $1 and other.report_no = ${row}.report_no)
      and ${row}.created_by not like '${VISIT.replace('_', '\\_')}%')
    or ${row}.created_by = ${mark}
    or exists (select 1 from collect_task visited where visited.company_id = $1 and visited.report_no = ${row}.report_no and visited.source = ${mark}))`

const ownLink = (link: string, maker: string): string =>
  `exists (select 1 from collect_link own where own.company_id = $1 and own.code = ${link} and own.created_by = ${maker})`

/** A task that came through an own link. */
const task = (condition: string, maker: string): string =>
  `exists (select 1 from collect_task seen where seen.company_id = $1 and ${condition} and ${ownLink('seen.link', maker)})`

/** SQL of an array: what the tasks that came through own links brought. Looked up once, whatever rows are asked. */
const brought = (column: 'report_no' | 'import_id', maker: string): string => `array(
  select seen.${column} from collect_link own join collect_task seen on seen.company_id = $1 and seen.link = own.code
   where own.company_id = $1 and own.created_by = ${maker} and seen.${column} is not null)`

/** An enterprise is reached by an own report or import, or by a task that came through an own link. Looked up once, whatever rows are asked. */
const reached = (id: string, maker: string): string => `${id} = any(array(
  select own.enterprise_id from report own where own.company_id = $1 and own.created_by = ${maker}
  union
  select own.enterprise_id from import_batch own where own.company_id = $1 and own.created_by = ${maker}
  union
  select seen.enterprise_id from collect_link own join collect_task seen on seen.company_id = $1 and seen.link = own.code
   where own.company_id = $1 and own.created_by = ${maker} and seen.enterprise_id is not null))`

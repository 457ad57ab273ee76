/**
 * What lenders told of an enterprise and of its persons, as rows: written subject by subject, each under the consent of its own, and opened by
 * figures alone. No list of the office shows them.
 */
import { hash } from 'node:crypto'
import { canonicalJson } from '@xinjian/format'
import {
  INSTITUTION_TYPES,
  LENDING_EVENTS,
  LENDING_SUBJECTS,
  type LendingRecord,
} from '@xinjian/format/lending/records'
import { LENDING_NAMES } from '@xinjian/format/lending/words'
import { namesOf } from '@xinjian/format/say/words'
import { flatDataset } from '../flat.ts'
import { itemShown, TOLD_COLUMNS } from '../public/shown.ts'
import { LENDING_RECORD_SAYS as SAYS } from './words.ts'

/** A record as it is written: amounts as decimal text of yuan. */
export type LendingRow = Omit<LendingRecord, 'amount' | 'balance'> & {
  contractNo: string
  amountFrom: string | null
  amountTo: string | null
  balanceFrom: string | null
  balanceTo: string | null
  vendor: string
  told: string
}

/** What another consent brought is another row, so that each can be taken out with its own. */
export const lendingKey = ({ told, vendor, ...identity }: LendingRow): string =>
  hash('sha256', canonicalJson(identity), 'base64url').slice(0, 22)

const named = (column: string, codes: readonly (keyof typeof LENDING_NAMES & string)[]): string =>
  `case r.${column} ${codes.map((code) => `when '${code}' then '${namesOf(LENDING_NAMES, code).zh}'`).join(' ')} else r.${column} end`

const money = (from: string, name: keyof typeof SAYS & string) =>
  ({ kind: 'money', from, fact: from, ...namesOf(SAYS, name), unsummed: true }) as const

const dataset = flatDataset({
  table: 'lending_record',
  part: 'LENDING_RECORD',
  key: (row) => lendingKey(row as unknown as LendingRow),
  columns: {
    subject: {
      ...{ from: 'subject', fact: 'subject', ...namesOf(SAYS, 'subject') },
      shown: named('subject', LENDING_SUBJECTS),
    },
    event: {
      ...{ from: 'event', fact: 'event', ...namesOf(SAYS, 'event') },
      shown: named('event', LENDING_EVENTS),
    },
    institution: {
      ...{ from: 'institution', fact: 'institution', ...namesOf(SAYS, 'institution') },
      shown: named('institution', INSTITUTION_TYPES),
    },
    institution_code: {
      ...{ from: 'institutionCode', fact: 'institutionCode', ...namesOf(SAYS, 'institutionCode') },
    },
    // `at` of held rows is when they came.
    at: {
      from: 'at',
      fact: 'happenedAt',
      ...namesOf(SAYS, 'at'),
      shown: "replace(r.at, 'T', ' ')",
    },
    amount_from: money('amountFrom', 'amountFrom'),
    amount_to: money('amountTo', 'amountTo'),
    balance_from: money('balanceFrom', 'balanceFrom'),
    balance_to: money('balanceTo', 'balanceTo'),
    due_on: { kind: 'date', from: 'dueOn', fact: 'dueOn', ...namesOf(SAYS, 'dueOn') },
    overdue_months: {
      ...{ kind: 'integer', from: 'overdueMonths', fact: 'overdueMonths' },
      ...namesOf(SAYS, 'overdueMonths'),
    },
    vendor: { from: 'vendor', fact: 'vendor' },
    told: { from: 'told' },
  },
  order: 'r.at desc, r.row_key',
  search: ['r.institution_code'],
  // A bureau may tell more than it was asked for.
  shown: (cells) =>
    typeof cells.told === 'string' ? { ...cells, told: itemShown(cells.told) } : cells,
  evidence: { title: SAYS.title, counter: SAYS.counter },
})

export const lendingRecord = {
  ...dataset,
  evidence: { ...dataset.evidence!, told: TOLD_COLUMNS },
}

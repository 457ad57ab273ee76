/** A column that rests under a company's key is named where it is stored, and where it is opened and sealed, and nowhere else: whoever reads it elsewhere reads nothing, or past the check (docs/decisions/0254). */
import { expect, it } from 'vitest'
import { sealedPairs } from '../../../apps/server/src/security/column/pairs.ts'
import { read, repositoryFiles } from '../lib/files.ts'

const SERVER = 'apps/server/src/'

/** Column → files that may name it. `evidence` by itself is a word of many tables: its sealed half is looked for. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  evidence_sealed: [
    'features/agreement/ledger.ts',
    'features/agreement/store.ts',
    'features/agreement/wire.ts',
  ],
  before_sealed: [
    'features/session/proof/acts.ts',
    'features/session/proof/not-me.ts',
    'features/session/proof/resting.ts',
  ],
  address_sealed: ['features/notice/deliver.ts'],
  as_account: ['features/companyExport/left-out.ts', 'features/notice/deliver.ts'],
  body_sealed: ['features/sensitive/store.ts'],
  email_index: [
    ...['features/companyExport/left-out.ts', 'features/people/store.ts'],
    'features/session/reach.ts',
  ],
  mail_sealed: ['features/companyErasure/store.ts', 'features/companyErasure/sweep.ts'],
  mobile_index: [
    ...['features/companyExport/left-out.ts', 'features/people/store.ts'],
    ...['features/session/reach.ts', 'features/session/users.ts'],
  ],
  email_sealed: [
    ...['features/people/store.ts', 'features/session/reach.ts'],
    ...['features/lead/reach.ts', 'features/lead/store.ts'],
    ...['features/register/reach.ts', 'features/register/store.ts'],
    ...['features/session/proof/acts.ts', 'features/session/proof/resting.ts'],
  ],
  mobile_sealed: [
    'features/session/reach.ts',
    ...['features/register/reach.ts', 'features/register/store.ts'],
    ...['features/session/proof/acts.ts', 'features/session/proof/resting.ts'],
  ],
  phone_index: ['features/lead/store.ts'],
  phone_sealed: [
    'features/lead/reach.ts',
    'features/lead/store.ts',
    'features/lostDevice/store.ts',
  ],
  payee_account: ['features/loan/payee.ts', 'features/loan/apply.ts', 'features/loan/store.ts'],
  payee_account_sealed: [
    'features/loan/payee.ts',
    'features/loan/apply.ts',
    'features/loan/store.ts',
  ],
}
/** The list itself, and how the export masks what was opened. */
const EVERYWHERE = ['security/column/pairs.ts', 'features/companyExport/personal.ts']

/** @returns files of the server that name a column as a word of its own, besides those that may */
const foreign = (column: string, files: readonly { name: string; text: string }[]): string[] =>
  files
    .filter(({ text }) => new RegExp(`\\b${column}\\b`).test(text))
    .map(({ name }) => name)
    .filter((name) => !EVERYWHERE.includes(name) && !NAMED[column]?.includes(name))

const sources = () =>
  repositoryFiles()
    .filter((file) => file.startsWith(SERVER) && /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => ({ name: file.slice(SERVER.length), text: read(file) }))

it('each is in the list', () => {
  expect(sealedPairs().flatMap(({ sealed }) => (sealed in NAMED ? [] : [sealed]))).toEqual([])
})

it('none is read past the face that opens it', () => {
  const files = sources()
  for (const column of Object.keys(NAMED)) {
    expect(foreign(column, files), column).toEqual([])
    for (const name of NAMED[column]!)
      expect(
        files.find((file) => file.name === name)?.text,
        `${name} no longer names ${column}`,
      ).toMatch(new RegExp(`\\b${column}\\b`))
  }
})

it('one that is read elsewhere is found', () => {
  const stray = { name: 'features/stray/store.ts', text: "'select payee_account_sealed from loan'" }
  expect(foreign('payee_account_sealed', [stray])).toEqual([stray.name])
  expect(foreign('payee_account', [stray])).toEqual([])
})

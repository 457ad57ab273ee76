/**
 * Nothing is cut without saying so: a statement that answers a call reads to the end, or a page that is asked for. One that stops at a number
 * of its own stands here, with what tells the reader, or why there can be no more.
 */
import { expect, it } from 'vitest'
import { SERVER, serverSources } from '../lib/features.ts'
import { read } from '../lib/files.ts'

/** File → the bound as it is written, and why nobody misses what lies behind it. */
const BOUNDED: Readonly<Record<string, readonly [bound: string, why: string][]>> = {
  'audit/store.ts': [['MANY + 1', 'counted']],
  'backtest/job.ts': [['BATCH', 'batch']],
  'backtest/results.ts': [['BATCH', 'batch']],
  'board/tasks.ts': [['2000', 'the first steps of a task that is at fault']],
  'channel/callback/deliveries.ts': [['SHOWN', 'named “the last” on the page']],
  'channel/institution/store.ts': [
    ['1000', 'institutions that asked to be listed: those that wait come first'],
  ],
  'collect/owner.ts': [['50', 'collections of one signer within the day of their tokens']],
  'collect/sweep.ts': [
    ['AT_ONCE', 'sweep'],
    ['AT_ONCE', 'sweep'],
  ],
  'consent/expiring.ts': [['AT_ONCE', 'sweep']],
  'consent/views.ts': [['500', 'the last visits of one contract, each told once (0119)']],
  'enterprise/initials.ts': [['AT_ONCE', 'sweep']],
  'facts/invoice/columns.ts': [['CHUNK', 'batch']],
  'facts/invoice/evidence/record.ts': [
    ['MOST_PARTNERS', 'red invoices of one blue invoice'],
    ['2000', 'lines of one invoice, more than a form takes'],
  ],
  'facts/invoice/lines.ts': [['2000', 'lines of one invoice, more than a form takes']],
  'facts/invoice/party-invoices.ts': [
    ['MOST_READ', 'goods of the last invoices tell what is traded'],
    ['MOST_GOODS', 'the five traded most'],
    ['MOST_PAPERS + 1', 'where there are more, no round is looked for, which is said (0280)'],
  ],
  'facts/invoice/party-trades.ts': [
    ['MOST_TRADERS', 'neighbours of a graph; that there are more is said with it (0280)'],
  ],
  'facts/invoice/posting/told.ts': [['ROWS_AT_ONCE', 'page by page to the end (0287)']],
  'facts/invoice/row-scans.ts': [['LISTED_QUANTITIES', 'the total stands beside']],
  'facts/invoice/scans.ts': [['LISTED_RUNS', 'the total stands beside']],
  'facts/records/ledger/loaded/sources.ts': [
    ['MOST_NAMED', 'the newest files of books, all of them counted'],
  ],
  'facts/records/ledger/loaded/bank.ts': [
    ['MOST_PARTIES', 'facts of a report, which says that it tells the largest'],
  ],
  'facts/records/ledger/loaded/reconciled.ts': [['CHUNK', 'batch']],
  'intake/review-store.ts': [['500', 'what nobody decided comes first']],
  'ledger/entries.ts': [['KEYSET_BATCH', 'batch']],
  'companyErasure/rows.ts': [['AT_ONCE', 'batch']],
  'companyErasure/stored-files.ts': [['AT_ONCE', 'batch']],
  'companyExport/sweep.ts': [['AT_ONCE', 'sweep']],
  'listExport/sweep.ts': [['AT_ONCE', 'sweep']],
  'loan/deeds.ts': [['500', 'payments and waivers of one loan of at most five years']],
  'loan/own.ts': [['MOST', 'loans of one borrower with one funder, the newest first']],
  'listView/store.ts': [['500', 'fifty views a person (MOST_VIEWS)']],
  'metering/records.ts': [['KEYSET_BATCH', 'batch']],
  'notice/store.ts': [['COUNTED', 'counted']],
  'people/own-sessions.ts': [['100', 'live sessions of one person']],
  'recognition/cases.ts': [['MOST', 'a file for developers']],
  'recognition/propose.ts': [['MOST', 'read by the product, shown to nobody']],
  'report/list/page.ts': [['KEYSET_BATCH', 'batch']],
  'riskOrder/whole-order.ts': [['BATCH', 'batch']],
  'scf/invites.ts': [['MOST_SEATS', 'programmes of one company, the newest first']],
  'scf/store/products.ts': [['MOST_OFFERED', 'open products of one funder, the newest first']],
  'scoreCard/check/store.ts': [['MOST', 'checks of three years']],
  'sensitive/store.ts': [['100', 'sweep']],
  'session/proof/acts.ts': [['100', 'sweep']],
  'verify/list.ts': [['KEYSET_BATCH', 'batch']],
  'verify/picture/retention.ts': [
    ['AT_ONCE', 'sweep'],
    ['AT_ONCE', 'sweep'],
  ],
  'verify/sweep.ts': [['AT_ONCE', 'sweep']],
}

const BOUND = /\blimit (?:(\d{2,})|\$\{([A-Z][A-Z_]+(?: \+ 1)?)\})/g
const boundsOf = (text: string): string[] =>
  [...text.matchAll(BOUND)].map(([, number, name]) => number ?? name!)

it('is told from a page that is asked for, and from the one row that is wanted', () => {
  expect(boundsOf('order by n limit 500')).toEqual(['500'])
  expect(boundsOf(`limit $\{AT_ONCE}) x limit $\{MANY + 1}`)).toEqual(['AT_ONCE', 'MANY + 1'])
  expect(boundsOf(`limit $3 offset $4 … limit 1 … limit $\{size} … limit $\{put(size)}`)).toEqual(
    [],
  )
})

it('stands where it is listed, and nowhere else', () => {
  const found: Record<string, string[]> = {}
  for (const file of serverSources().filter((name) => name.startsWith(`${SERVER}/features/`))) {
    const bounds = boundsOf(read(file))
    if (bounds.length > 0) found[file.slice(`${SERVER}/features/`.length)] = bounds
  }
  const listed = Object.fromEntries(
    Object.entries(BOUNDED).map(([file, bounds]) => [file, bounds.map(([bound]) => bound)]),
  )
  expect(found).toEqual(listed)
})

/** Every named firm of the sandbox's world, collected and reported the ordinary way: all its reports speak with one voice. */
import { contradictions } from '@xinjian/engine/claims/contradictions'
import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ReportedFirms } from '../support/reported-firm.ts'

/** By their keys in the world; the group's million of invoices is left to the benches. */
const FIRMS = [
  ...['maker', 'trader', 'seasonal', 'young', 'newborn', 'small', 'toplimit', 'gap'],
  ...['inverted', 'single', 'wholesale', 'arrears', 'dishonest', 'missing'],
]

let firms: ReportedFirms

beforeAll(async () => {
  firms = await ReportedFirms.start()
})
afterAll(() => firms.stop())

it.each(FIRMS)(
  '%s',
  async (key) => {
    const documents = (await firms.reportsOf(key)).map(({ document }) => document)
    expect(documents.map(({ kind }) => kind).toSorted()).toEqual(REPORT_KIND_NAMES.toSorted())
    expect(contradictions(documents)).toEqual([])
  },
  60_000,
)

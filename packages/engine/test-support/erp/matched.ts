/** Lines and invoices of tests of matching, and what came of them in words. */
import { matchRows, scoreOf, stateOf } from '../../src/reconcile/match.ts'
import { REASONS, type Rows } from '../../src/reconcile/rows.ts'

/** `party`: null = the bank names nobody. */
export type Case = readonly [party: string | null, day: number, yuan: number]

function rowsOf(cases: readonly Case[]): Rows {
  const names = [...new Set(cases.flatMap(([party]) => (party === null ? [] : [party])))]
  return {
    day: Int32Array.from(cases, ([, day]) => day),
    amount: Float64Array.from(cases, ([, , yuan]) => Math.round(yuan * 100)),
    party: Int32Array.from(cases, ([party]) => (party === null ? -1 : names.indexOf(party))),
    names,
  }
}

export function told(
  flows: readonly Case[],
  claims: readonly Case[],
  balances: readonly Case[] = [],
) {
  const matched = matchRows(rowsOf(flows), rowsOf(claims), rowsOf(balances))
  const { links } = matched
  return {
    reasons: flows.map((_, line) => REASONS[matched.reason[line]!]),
    states: flows.map((_, line) => stateOf(matched, line)),
    scores: flows.map((_, line) => scoreOf(matched, line)),
    links: links.flow
      .map((flow, i) => `${flow}→${links.claim[i]} ${links.amount[i]! / 100}`)
      .sort(),
    open: [...matched.open].map((fen) => fen / 100),
  }
}

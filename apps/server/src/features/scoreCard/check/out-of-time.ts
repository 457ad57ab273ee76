/**
 * Loans that say how a card does after its time: granted after the newest loan that it learnt from. By the day of the grant, not of the entry: an old
 * loan that is entered late, or put right, is of the time that the card knows. Not from the day of the training on either: what was granted between, and
 * had no outcome as yet, the card could not know.
 */
import type { ScoreCardCheck } from '@xinjian/contract/nouns/rules/scoreCard'
import type { OwnCard } from '@xinjian/engine/invoice/score/own/card'
import { ranked } from '@xinjian/engine/invoice/score/own/out-of-time'
import type { OwnCase } from '@xinjian/engine/invoice/score/own/train'
import type { TenantDb } from '../../../db/tenant.ts'
import { enteredSince, type LoanName, loansAfter, loansOf } from '../../loanOutcome/index.ts'
import { sampleOf } from '../samples.ts'
import { type CardRecord, learntFrom } from '../store.ts'

type OutOfTime = NonNullable<NonNullable<ScoreCardCheck['result']>['outOfTime']>

const BATCH = 50

/** `going` is told after each batch that the work goes on. null = it was not kept of which loans the version was made: none can be told from them. */
export async function outOfTime(
  tenant: TenantDb,
  { version, default_days, outcomes_until }: CardRecord,
  card: OwnCard,
  going: () => Promise<void>,
): Promise<OutOfTime | null> {
  const known = knownOf(await loansOf(tenant, await learntFrom(tenant, version)))
  if (known === null) return null
  const cases: OwnCase[] = []
  let again = 0
  for (let id = 0; ; ) {
    const of = { id, granted: known.granted, until: null, most: BATCH }
    const loans = await loansAfter(tenant, of)
    for (const loan of loans) {
      if (known.isAgain(loan)) {
        again += 1
        continue
      }
      const { bad, figures, platform_score } = await sampleOf(tenant, loan, default_days)
      if (bad !== null && figures !== null && platform_score !== null)
        cases.push({ firm: loan.tax_no, bad, figures, platformScore: platform_score })
    }
    if (loans.length < BATCH) break
    id = loans.at(-1)!.id
    await going()
  }
  return {
    granted: known.granted,
    all: ranked(card, cases),
    fresh: ranked(
      card,
      cases.filter(({ firm }) => !known.firms.has(firm)),
    ),
    notCounted: again + (await enteredSince(tenant, outcomes_until, known.granted)),
  }
}

/** What a card knows of the loans that it learnt from; null = of none. */
function knownOf(learnt: readonly LoanName[]) {
  const newest = learnt
    .map(({ granted }) => granted)
    .toSorted()
    .at(-1)
  if (newest === undefined) return null
  const named = ({ tax_no, loan_no }: LoanName): string => `${tax_no} ${loan_no}`
  const loans = new Set(learnt.filter(({ loan_no }) => loan_no !== '').map(named))
  return {
    /** Day of the newest grant, YYYY-MM-DD. */
    granted: newest,
    firms: new Set(learnt.map(({ tax_no }) => tax_no)),
    /** One of them under another day of grant, as a list that puts the day right brings it. */
    isAgain: (loan: LoanName): boolean => loan.loan_no !== '' && loans.has(named(loan)),
  }
}

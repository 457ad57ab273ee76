/** The word of a core enterprise on a debt or an order: one person records it, another agrees or sends it back (docs/decisions/0224, 0225). */
import type { TenantTx } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Bound } from './store/receivables.ts'
import { addEvent, type Side } from './store/records.ts'
import { SCF_SAYS } from './words.ts'

export type Word = 'CONFIRM' | 'REFUSE'

/** What whoever decides says of the word that was recorded. */
export interface WordDecision {
  no: string
  bound: Bound
  /** What was recorded as the decider saw it: nobody agrees to a word that was changed meanwhile. */
  word: Word
  agree: boolean
  note: string
  funderName: string
}

/**
 * Refuses where nothing was recorded, or something else than the decider saw. Agreed to, the word holds by `hold`, which answers the kind of
 * its event; else it is taken back by `takeBack`, to be recorded anew.
 */
export async function decideWord(
  tx: TenantTx,
  row: { no: string; recorded: Word | null },
  of: Pick<WordDecision, 'word' | 'agree' | 'note'>,
  by: { userName: string; side: Side },
  then: { hold: (word: Word) => Promise<string>; takeBack: () => Promise<void> },
): Promise<void> {
  if (!row.recorded) throw new Refusal('CONFLICT', SCF_SAYS.recordFirst)
  if (row.recorded !== of.word) throw new Refusal('CONFLICT', SCF_SAYS.wordChanged)
  const kind = of.agree ? await then.hold(row.recorded) : 'SENT_BACK'
  if (!of.agree) await then.takeBack()
  await addEvent(tx, row.no, { kind, note: of.note, by: by.userName, side: by.side })
}

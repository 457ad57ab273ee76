/** E-09: receivables written off in twelve months. */
import { namesOf } from '@xinjian/format/say/words'
import { formatMonth } from '../../kit/calendar/window.ts'
import { moneyInput, quotient, without } from '../../kit/outcome.ts'
import type { ErpContext } from '../context.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import { stoodAt } from '../ledger/amounts.ts'
import { grossReceivables, type WriteOffGap, writtenOff } from '../ledger/write-off.ts'
import { classless, lived } from '../sales.ts'
import { WRITE_OFF_SAYS as SAYS } from './loss-words.ts'

function whyNot(gap: WriteOffGap, small: boolean): string {
  if (gap === 'NOT_WHOLE') return SAYS.notWhole
  if (gap === 'NOT_APART') return small ? SAYS.smallNotApart : SAYS.notApart
  return small ? SAYS.smallNoAccount : SAYS.noAccount
}

function writeOff(context: ErpContext): Outcome {
  const { ledger, m0 } = context
  const why = classless(context, 'accountsReceivable')
  if (why) return without('NO_DATA', why)
  const small = ledger.layout === 'SMALL'
  const found = writtenOff(ledger, lived(context, context.span('L12')))
  if (typeof found === 'string') return without('NO_DATA', whyNot(found, small))
  const stands = stoodAt(ledger, grossReceivables(ledger), m0)
  if (!stands) return without('NO_DATA', SAYS.noEnd({ month: formatMonth(m0) }))
  const { allowance, fen } = found
  return {
    ...quotient(fen, stands.fen, SAYS.receivables),
    inputs: [
      moneyInput(SAYS.writtenOff, fen),
      ...(allowance
        ? [
            moneyInput(SAYS.allowanceOpen, allowance.open),
            moneyInput(SAYS.loss, allowance.loss),
            moneyInput(SAYS.allowanceClose, allowance.close),
          ]
        : []),
      moneyInput(SAYS.receivables, stands.fen),
    ],
    evidence: [...found.legs(), ...stands.legs()],
  }
}

export const WRITE_OFF_INDICATOR: IndicatorDefinition = {
  id: 'E-09',
  names: namesOf(SAYS, 'writeOff'),
  unit: 'ratio',
  formula: SAYS.formula,
  variants: [{ window: 'asOf', threshold: 'E-09' }],
  missing: { rule: 'ANY', sources: ['LEDGER'] },
  evidence: 'ROWS',
  version: '1',
  source: 'domain §3.5 E-09',
  compute: writeOff,
}

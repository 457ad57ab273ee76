/** Of the chapter on the bank: slips of payments, and those that its lines do not have. */
import { table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block } from '../../report/document.ts'
import type { ErpContext } from '../context.ts'
import { bankSlipsNamed } from '../evidence.ts'
import { money } from './lacking.ts'
import { ERP_MONEY_SAYS } from './money-words.ts'

/** Nobody asked for what was not brought: without slips there is nothing to say. */
export function slipBlocks({ slips }: ErpContext): Block[] {
  if (!slips) return []
  const { slips: n, found, outside, absent, absentCount } = slips
  return [
    text('bank-slips', ERP_MONEY_SAYS.slips({ n, found, absent: absentCount, outside })),
    ...(absent.length > 0
      ? [
          table(
            'bank-slips-absent',
            ERP_MONEY_SAYS.slipsAbsent,
            [
              { key: 'day', title: ERP_MONEY_SAYS.day, type: 'date' },
              { key: 'account', title: ERP_MONEY_SAYS.slipAccount, type: 'text' },
              { key: 'party', title: ERP_MONEY_SAYS.party, type: 'text' },
              money('received', ERP_MONEY_SAYS.slipReceived),
              money('paid', ERP_MONEY_SAYS.slipPaid),
            ],
            absent.map((slip) => ({
              cells: {
                day: slip.day,
                account: slip.account,
                party: slip.party ?? ERP_MONEY_SAYS.noName,
                received: slip.received > 0 ? yuan(slip.received) : null,
                paid: slip.paid > 0 ? yuan(slip.paid) : null,
              },
              evidence: [bankSlipsNamed([slip.key])],
            })),
            ERP_MONEY_SAYS.slipsNote({ n: absentCount, shown: absent.length }),
          ),
        ]
      : []),
  ]
}

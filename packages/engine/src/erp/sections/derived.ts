/** The statements that the ledger comes to, and their figures: chapters of the part on financial statements, opened in the books. */
import { FINANCE_PART } from '../../finance/part.ts'
import { indicatorTable, text } from '../../kit/sections/blocks.ts'
import type { Build } from '../../kit/sections/build.ts'
import type { Section } from '../../report/document.ts'
import { blockInBooks, type DerivedContext, noStatements } from '../finance.ts'
import { cashBlocks } from './cash.ts'
import { filedBlocks } from './filed.ts'
import { lacking } from './lacking.ts'
import { ERP_SECTION_SAYS } from './words.ts'

export function statementsSection(build: Build<DerivedContext>): Section {
  const { context } = build
  const id = 's03-statements'
  const shown = FINANCE_PART.sections
    .statements(build, id)
    // Why there is no cash flow statement is told by what there is of vouchers.
    .blocks.filter((block) => block.id !== 'statement-cash-none')
  return {
    id,
    title: ERP_SECTION_SAYS.statements,
    blocks:
      context.latest === null
        ? [lacking(id, noStatements(context))]
        : [
            text('statements-derived', ERP_SECTION_SAYS.derivedNote),
            ...shown.map((block) => blockInBooks(context, block)),
            ...cashBlocks(context),
            ...filedBlocks(context),
            indicatorTable(build, 'statements-outside', ERP_SECTION_SAYS.against, ['E-03', 'E-04']),
          ],
  }
}

export function financeSection(build: Build<DerivedContext>): Section {
  const { context } = build
  const id = 's04-finance'
  return {
    id,
    title: ERP_SECTION_SAYS.finance,
    blocks:
      context.latest === null
        ? [lacking(id, noStatements(context))]
        : FINANCE_PART.sections
            .indicators(build, id)
            .blocks.map((block) => blockInBooks(context, block)),
  }
}

/** Wages beside social insurance and input tax beside returns and invoices, by year: of the chapter on ties. */
import { yearOf } from '../../kit/calendar/calendar.ts'
import type { MonthWindow } from '../../kit/calendar/window.ts'
import { indicatorTable, share, table, text, yuan } from '../../kit/sections/blocks.ts'
import { monthList } from '../../kit/verdict/known-months.ts'
import type { Block, TableBlock } from '../../report/document.ts'
import type { ErpContext } from '../context.ts'
import type { ErpBuild } from '../definition.ts'
import { invoiceLegs } from '../evidence.ts'
import { ERP_HELD_SAYS } from '../filed/held-words.ts'
import { inputTaxBeside, whyNoInputTax } from '../filed/input-tax.ts'
import { inputDeclaredLeg, insuranceMonthsLeg } from '../filed/legs.ts'
import { type WagesBeside, wagesBeside, whyNoWages } from '../filed/wages.ts'
import { lived } from '../sales.ts'
import { money } from './lacking.ts'

/** Calendar years of the last 36 months, newest first, each as far as it lies within. */
function yearsIn(context: ErpContext): MonthWindow[] {
  const { from, to } = lived(context, context.span('L36'))
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, i) => yearOf(to) - i)
  return years.map((year) => ({
    from: Math.max(from, year * 12),
    to: Math.min(to, year * 12 + 11),
  }))
}

const MONTHS_TOLD = {
  key: 'months',
  title: ERP_HELD_SAYS.monthsTold,
  type: 'text',
} as const

/** None where the report did not ask for what was filed. */
export function heldBlocks(build: ErpBuild): Block[] {
  const { context } = build
  if (!context.facts.filings) return []
  return [
    ...wagesBlocks(context),
    ...inputBlocks(context),
    indicatorTable(build, 'held-indicators', ERP_HELD_SAYS.heldIndicators, ['B-013', 'B-014']),
  ]
}

function wagesBlocks(context: ErpContext): Block[] {
  const why = whyNoWages(context)
  const years = why ? [] : yearsIn(context).flatMap((window) => wagesBeside(context, window) ?? [])
  if (years.length === 0)
    return [
      text('wages-none', ERP_HELD_SAYS.wagesUntold({ why: why ?? ERP_HELD_SAYS.noCommonWages })),
    ]
  const open = years.reduce((sum, { wages }) => sum + wages.open, 0)
  const remarks = [
    ...(years.some(({ mixed }) => mixed) ? [`${ERP_HELD_SAYS.mixedWages}。`] : []),
    ...(open === 0 ? [] : [`${ERP_HELD_SAYS.openWages({ sum: open / 100 })}。`]),
  ]
  return [wagesTable(years), text('wages-remarks', ...remarks, ERP_HELD_SAYS.wagesOfFew)]
}

const wagesTable = (years: readonly WagesBeside[]): TableBlock =>
  table(
    'wages',
    ERP_HELD_SAYS.wagesByYear,
    [
      { key: 'year', title: ERP_HELD_SAYS.year, type: 'text' },
      MONTHS_TOLD,
      money('wages', ERP_HELD_SAYS.wages),
      money('payable', ERP_HELD_SAYS.payable),
      { key: 'share', title: ERP_HELD_SAYS.share, type: 'ratio' },
      { key: 'insured', title: ERP_HELD_SAYS.insured, type: 'number' },
      money('perHead', ERP_HELD_SAYS.perHead),
    ],
    years.map(({ months, wages, payable, insured }) => {
      const insurance = [insuranceMonthsLeg(months)]
      return {
        cells: {
          year: String(yearOf(months[0]!)),
          months: monthList(months),
          wages: yuan(wages.fen),
          payable: yuan(payable),
          share: share(payable, wages.fen),
          insured: insured === null ? null : Math.round((insured / months.length) * 10) / 10,
          perHead: insured ? yuan(wages.fen / insured) : null,
        },
        evidence: [...wages.legs(), ...insurance],
        own: { wages: wages.legs(), payable: insurance, insured: insurance },
      }
    }),
    ERP_HELD_SAYS.wagesNote,
  )

function inputBlocks(context: ErpContext): Block[] {
  const why = whyNoInputTax(context)
  const years = why ? [] : yearsIn(context).flatMap((window) => inputYear(context, window))
  if (years.length === 0)
    return [
      text(
        'input-tax-none',
        ERP_HELD_SAYS.inputUntold({ why: why ?? ERP_HELD_SAYS.noCommonDeclared }),
      ),
    ]
  return [
    table(
      'input-tax',
      ERP_HELD_SAYS.inputByYear,
      [
        { key: 'year', title: ERP_HELD_SAYS.year, type: 'text' },
        MONTHS_TOLD,
        { key: 'against', title: ERP_HELD_SAYS.against, type: 'text' },
        money('books', ERP_HELD_SAYS.inputTax),
        money('told', ERP_HELD_SAYS.otherSide),
        money('off', ERP_HELD_SAYS.off),
        { key: 'share', title: ERP_HELD_SAYS.offShare, type: 'ratio' },
      ],
      years,
      ERP_HELD_SAYS.inputNote,
    ),
    text('input-tax-remarks', ERP_HELD_SAYS.inputNature),
  ]
}

const AGAINST = [
  ['inputTaxDeclared', ERP_HELD_SAYS.declaredInput],
  ['inputTaxInvoiced', ERP_HELD_SAYS.invoicedInput],
] as const

/** A row against returns and one against invoices, each over the months that both tell. */
function inputYear(context: ErpContext, window: MonthWindow) {
  return AGAINST.flatMap(([outsider, against]) => {
    const found = inputTaxBeside(context, window, outsider)
    if (found === null) return []
    const { months, ledger, told } = found
    const others =
      outsider === 'inputTaxDeclared' ? [inputDeclaredLeg(months)] : invoiceLegs('IN', months)
    return [
      {
        cells: {
          year: String(yearOf(months[0]!)),
          months: monthList(months),
          against,
          books: yuan(ledger.fen),
          told: yuan(told),
          off: yuan(ledger.fen - told),
          share:
            ledger.fen === 0 ? null : Number(((ledger.fen - told) / ledger.fen).toFixed(6)) + 0,
        },
        evidence: [...ledger.legs(), ...others],
        own: { books: ledger.legs(), told: others },
      },
    ]
  })
}

/** 银税互动授权记录: whom the enterprise let look at its tax data — where it asked for loans. */

import type { DayNumber } from '../../../kit/calendar/window.ts'
import { indicatorTable, table, text } from '../../../kit/sections/blocks.ts'
import type { Block, Section } from '../../../report/document.ts'
import { TAX_PAYMENT_SECTION_SAYS } from '../../../tax-payment/part.ts'
import type { ReportBuild } from '../../definition.ts'
import type { BankTaxAuth } from '../../facts.ts'
import { authsBy } from '../auths.ts'
import { TAX_RECORD_INDICATOR_SAYS } from '../indicators/words.ts'
import { keysLeg } from '../legs.ts'
import { TAX_RECORD_SECTION_SAYS } from './words.ts'

export function authsSection(build: ReportBuild): Section {
  return {
    id: 's13-bank-auths',
    title: TAX_RECORD_INDICATOR_SAYS.authRecords,
    blocks: [
      indicatorTable(build, 'auth-indicators', TAX_RECORD_SECTION_SAYS.institutions, ['ML-05']),
      authsBlock(build.context.facts.bankAuths, build.context.asOf),
    ],
  }
}

/** The list of them; null = never collected. */
export function authsBlock(auths: readonly BankTaxAuth[] | null, asOf: DayNumber): Block {
  if (auths === null) return text('auths-missing', TAX_RECORD_SECTION_SAYS.authsNotCollected)
  const rows = authsBy(auths, asOf)
  if (rows.length === 0) return text('auths-none', TAX_RECORD_SECTION_SAYS.noAuths)
  return table(
    'auths',
    TAX_RECORD_INDICATOR_SAYS.authorisations,
    [
      { key: 'institution', title: TAX_RECORD_SECTION_SAYS.institution, type: 'text' },
      { key: 'product', title: TAX_RECORD_SECTION_SAYS.product, type: 'text' },
      { key: 'on', title: TAX_RECORD_SECTION_SAYS.authorisedOn, type: 'date' },
      { key: 'until', title: TAX_RECORD_SECTION_SAYS.expiresOn, type: 'date' },
      { key: 'status', title: TAX_PAYMENT_SECTION_SAYS.state, type: 'text' },
    ],
    rows.map((row) => ({
      cells: {
        institution: row.institution,
        product: row.product,
        on: row.authorisedAt?.slice(0, 10) ?? null,
        until: row.expiresAt?.slice(0, 10) ?? null,
        status: row.status,
      },
      evidence: [
        keysLeg(
          'BANK_TAX_AUTH',
          [row.key],
          TAX_RECORD_SECTION_SAYS.institutionOf({ name: row.institution }),
        ),
      ],
    })),
    TAX_RECORD_SECTION_SAYS.authsNote,
  )
}

import type { ReportEngine } from '../report/engine.ts'
import { TAX_PAYMENT_DESK } from './desk.ts'
import type { TaxPaymentFacts } from './facts.ts'
import { taxPaymentReport } from './report.ts'
import { TAX_PAYMENT_SECTION_LINES } from './section-lines.ts'
import { decodeFacts, encodeFacts } from './snapshot.ts'
import { ENGINE_VERSION } from './version.ts'

/** 纳税报告: what was paid, late, owed and paid back. It judges no enterprise: no score, no limit, no level of risk. */
export const TAX_PAYMENT_ENGINE: ReportEngine<TaxPaymentFacts> = {
  kind: 'TAX_PAYMENT',
  version: ENGINE_VERSION,
  make: taxPaymentReport,
  encode: encodeFacts,
  decode: decodeFacts,
  sections: TAX_PAYMENT_SECTION_LINES,
  example: 'lively@2026-02',
  desk: TAX_PAYMENT_DESK,
}

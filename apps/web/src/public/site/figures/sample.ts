/** A report of the sample enterprise, made by the engine in force when the site is built. Nothing of the engine travels to a browser. */
import { gunzipSync } from 'node:zlib'
import { ENGINES } from '@xinjian/engine/engines'
import type { IndicatorValue, ReportDocument } from '@xinjian/engine/report/document'
import facts from '../../../../../../packages/engine/archive/golden/invoice/seasonal-maker@2026-02.gz?url&inline'

/** February 2026, as the name of the facts says. */
const THROUGH = 2026 * 12 + 1

const make = (): ReportDocument => {
  const bytes = Buffer.from(facts.slice(facts.indexOf(',') + 1), 'base64')
  const { INVOICE } = ENGINES
  return INVOICE.make(INVOICE.decode(gunzipSync(bytes)), THROUGH)
}

export const SAMPLE_REPORT = make()

/** A figure of it by its key. */
export function sampleFigure(key: string): IndicatorValue {
  const found = SAMPLE_REPORT.indicators.find((i) => i.key === key)
  if (!found) throw new Error(`the sample report has no ${key}`)
  return found
}

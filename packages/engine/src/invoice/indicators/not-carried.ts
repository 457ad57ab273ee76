import { without } from '../../kit/outcome.ts'
import type { Unit } from '../../report/document.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { PARTY_SAYS } from './party-words.ts'

/**
 * An indicator of the domain table that invoice digests and registration cannot carry. It stays in the appendix with
 * value null and says what would have to be collected: an honest gap, never a silent one.
 */
export function notCarried(row: {
  id: string
  names: { zh: string; en: string }
  unit: Unit
  formula: string
  needs: string
}): IndicatorDefinition {
  return {
    id: row.id,
    names: row.names,
    unit: row.unit,
    formula: row.formula,
    variants: [{ window: 'L12' }],
    missing: { rule: 'ANY', sources: [] },
    evidence: null,
    version: '1',
    source: `domain §3.2 ${row.id}`,
    needs: row.needs,
    compute: () => without('NO_DATA', PARTY_SAYS.needs({ what: row.needs })),
  }
}

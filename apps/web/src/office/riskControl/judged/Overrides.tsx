import { useQueryClient } from '@tanstack/react-query'
import { type RiskOverride, riskOrder } from '@xinjian/contract/nouns/rules/riskOrder'
import type { PolicyOutcome } from '@xinjian/engine/report/policy/table'
import { keyOf } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { Card } from '../../../ui/Card.tsx'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import { AskOverride } from './AskOverride.tsx'
import { Override } from './Override.tsx'
import { words } from './words.ts'

/** Proposals of another outcome, each with its reason and who decided; and the way to make one. */
export function Overrides(props: {
  no: string
  line: number
  outcome: PolicyOutcome | null
  overrides: readonly RiskOverride[]
  /** A trial decides on nobody, and what was sealed is left alone. */
  closed: boolean
}) {
  const t = useWords(words)
  const client = useQueryClient()
  const may = useMay('report.create')
  const renew = () =>
    Promise.all(
      [riskOrder.riskSubject, riskOrder.riskOrderDetail, riskOrder.riskOrderQuery].map((of) =>
        client.invalidateQueries({ queryKey: keyOf(of) }),
      ),
    )
  const waits = props.overrides.some(({ state }) => state === 'ASKED')
  return (
    <Card
      title={t('overrides')}
      extra={
        may &&
        props.outcome !== null &&
        !props.closed &&
        !waits && <AskOverride {...props} outcome={props.outcome} onAsked={renew} />
      }
    >
      {props.overrides.length === 0 ? (
        <p className={textStyles.muted}>{t('noOverride')}</p>
      ) : (
        <ul className={layout.stack4}>
          {props.overrides.map((one) => (
            <Override key={one.id} of={one} onDecided={renew} />
          ))}
        </ul>
      )}
    </Card>
  )
}

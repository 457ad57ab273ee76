import { useQueryClient } from '@tanstack/react-query'
import { type RiskOrderRow, riskOrder } from '@xinjian/contract/nouns/rules/riskOrder'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ask } from '../../ui/feedback.ts'
import { Progress } from '../../ui/States.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { saveDownload } from '../common/save.ts'
import { CardWithdrawn } from './CardWithdrawn.tsx'
import { isGoing, OrderStatus } from './OrderStatus.tsx'
import { Outcomes } from './Outcomes.tsx'
import { words } from './words.ts'

type Deed = 'Pause' | 'Resume' | 'Cancel'

/** How far an order is, how its enterprises came out, and what can be done with it. */
export function OrderBar({ order }: { order: RiskOrderRow }) {
  const t = useWords(words)
  const may = useMay('report.create')
  const client = useQueryClient()
  const [busy, setBusy] = useState<Deed | null>(null)
  const { no, status, total, done, bad } = order
  const stands = status === 'PAUSED' || status === 'SHORT'
  const going = isGoing(status)
  const run = async (deed: Deed) => {
    setBusy(deed)
    await call(riskOrder[`riskOrder${deed}`], { no }, { silent: true })
      .catch(toastRefusal)
      .finally(() => setBusy(null))
    for (const of of [riskOrder.riskOrderDetail, riskOrder.riskOrderQuery])
      void client.invalidateQueries({ queryKey: keyOf(of) })
  }
  const cancel = async () => {
    const sure = await ask({
      tone: 'warning',
      title: t('cancelTitle'),
      message: t('cancelText'),
      okText: t('cancel'),
      cancelText: t('keep'),
    })
    if (sure) await run('Cancel')
  }
  return (
    <Card
      title={order.fileName ?? t(order.purpose)}
      extra={
        <span className={layout.row2}>
          <OrderStatus status={status} />
          {bad > 0 && (
            <Button
              size="sm"
              icon="download"
              onClick={() => void saveDownload(riskOrder.riskOrderBad, { no }).catch(toastRefusal)}
            >
              {t('badFile', { n: bad })}
            </Button>
          )}
          {may && going && (
            <Button size="sm" busy={busy === 'Pause'} onClick={() => void run('Pause')}>
              {t('pause')}
            </Button>
          )}
          {may && (stands || status === 'FAILED') && (
            <Button
              size="sm"
              variant="primary"
              busy={busy === 'Resume'}
              onClick={() => void run('Resume')}
            >
              {t('resume')}
            </Button>
          )}
          {may && (stands || going) && (
            <Button
              size="sm"
              variant="quiet"
              busy={busy === 'Cancel'}
              onClick={() => void cancel()}
            >
              {t('cancel')}
            </Button>
          )}
        </span>
      }
    >
      <div className={layout.stack3}>
        {status !== 'DONE' && <Progress value={order.progress} label={t('progress')} />}
        <p className={textStyles.mutedSm} aria-live="polite">
          {t('summary', { total, done, bad })}
          {order.message && status !== 'DONE' && ` · ${order.message}`}
        </p>
        <CardWithdrawn of={order} />
        {done > 0 && <Outcomes of={order} />}
      </div>
    </Card>
  )
}

import type { VerifyBatch, VerifyBatchPlan } from '@xinjian/contract/nouns/verify/batch'
import { useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { Stat } from '../../../ui/Card.tsx'
import layout from '../../../ui/styles/layout.module.css'
import { yuan } from '../../billing/yuan.ts'
import styles from './batch.module.css'
import type { useBatchDeeds } from './useBatch.ts'
import { words } from './words.ts'

/** What a batch comes to, told before anything is paid; then its start. */
export function BatchPlan(props: {
  batch: VerifyBatch
  plan: VerifyBatchPlan
  deeds: ReturnType<typeof useBatchDeeds>
}) {
  const t = useWords(words)
  const { batch, plan, deeds } = props
  const [again, setAgain] = useState(false)
  const good = batch.total - batch.bad
  const most = again ? plan.mostAgain : plan.most
  const price = plan.quote ? yuan(plan.quote.price) : t('noPrice')
  return (
    <div className={layout.stack4}>
      <div className={styles.figures}>
        <Stat
          label={t('good')}
          value={good - plan.notYet}
          note={t('goodNote', { n: batch.total })}
        />
        <Stat label={t('bad')} value={batch.bad} note={t('badNote')} />
        <Stat
          label={t('repeated')}
          value={plan.file + plan.check + plan.batch}
          note={t('repeatedNote', { file: plan.file, check: plan.check, batch: plan.batch })}
        />
        <Stat label={t('notYet')} value={plan.notYet} note={t('notYetNote')} />
        <Stat label={t('price')} value={price} />
        <Stat
          label={t('most')}
          value={most === null ? t('noPrice') : yuan(most)}
          note={t('mostNote', { n: again ? plan.askedAgain : plan.asked })}
        />
        <Stat label={t('balance')} value={yuan(plan.balance)} />
      </div>
      {plan.quote && !plan.quote.open && <p role="alert">{t('notOpen')}</p>}
      {good === 0 && <p role="alert">{t('nothingGood')}</p>}
      {most !== null && most > plan.balance && <p role="alert">{t('balanceShort')}</p>}
      {plan.same > 0 && (
        <label className={styles.again}>
          <input
            type="checkbox"
            checked={again}
            onChange={(event) => setAgain(event.target.checked)}
          />
          <span>
            {t('again')}
            <small>{t('againNote', { n: plan.same })}</small>
          </span>
        </label>
      )}
      <div className={layout.row2}>
        <Button
          variant="primary"
          icon="check"
          disabled={good === 0 || !plan.quote?.open}
          busy={deeds.busy === 'Start'}
          onClick={() => void deeds.run('Start', { again })}
        >
          {most === null ? t('start') : t('startFor', { price: yuan(most) })}
        </Button>
      </div>
    </div>
  )
}

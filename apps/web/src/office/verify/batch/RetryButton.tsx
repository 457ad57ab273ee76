import type { VerifyBatchRetry } from '@xinjian/contract/nouns/verify/batch'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { ask } from '../../../ui/feedback.ts'
import { yuan } from '../../billing/yuan.ts'
import type { useBatchDeeds } from './useBatch.ts'
import { words } from './words.ts'

/** Another round for the rows without a judgement, once its price was told. */
export function RetryButton(props: {
  retry: VerifyBatchRetry
  deeds: ReturnType<typeof useBatchDeeds>
}) {
  const t = useWords(words)
  const { retry, deeds } = props
  const { rows: n, most } = retry
  const again = async () => {
    const sure = await ask({
      tone: 'info',
      title: t('retryTitle', { n }),
      message: most === null ? t('retryFree') : t('retryText', { price: yuan(most) }),
      okText: t('retryGo'),
    })
    if (sure) await deeds.run('Retry')
  }
  return (
    <Button size="sm" variant="primary" busy={deeds.busy === 'Retry'} onClick={() => void again()}>
      {t('retry', { n })}
    </Button>
  )
}

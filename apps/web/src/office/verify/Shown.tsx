import { useQuery } from '@tanstack/react-query'
import { verify } from '@xinjian/contract/nouns/verify'
import type { TypedInvoice } from '@xinjian/format/verify/typed'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { Card } from '../../ui/Card.tsx'
import { Empty, Failed, Skeleton } from '../../ui/States.tsx'
import { CheckResult } from './CheckResult.tsx'
import { useVerifyWords } from './useVerifyWords.ts'
import { WatchCard } from './watch/WatchCard.tsx'
import styles from './watch/watch.module.css'

/** The check with this number, with all states of its loading; null = none was made yet. */
export function Shown(props: {
  no: string | null
  onAgain: (typed: TypedInvoice) => Promise<unknown>
}) {
  const { t } = useVerifyWords()
  const found = useQuery({
    ...query(verify.verifyDetail, { no: props.no ?? '' }),
    enabled: props.no !== null,
  })
  if (props.no === null)
    return (
      <Card>
        <Empty icon="check" title={t('nothing')} />
      </Card>
    )
  if (found.error)
    return (
      <Card>
        <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
      </Card>
    )
  if (!found.data)
    return (
      <Card>
        <Skeleton lines={8} />
      </Card>
    )
  return (
    <div className={styles.stack}>
      <CheckResult key={found.data.no} record={found.data} onAgain={props.onAgain} />
      <WatchCard record={found.data} />
    </div>
  )
}

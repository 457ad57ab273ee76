import { useEffect } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { Card } from '../../../ui/Card.tsx'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import { BatchBar } from './BatchBar.tsx'
import styles from './batch.module.css'
import { isGoing, useBatch } from './useBatch.ts'

/** New results are looked for this often while there may be some, ms: counting a large batch costs more than its progress. */
const RESULTS_MS = 3_000

/** The batch whose results stand below; `onMore` looks for new ones. */
export function BatchHead({ no, onMore }: { no: string; onMore: () => void }) {
  const found = useBatch(no)
  const batch = found.data
  const going = isGoing(batch?.status)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the looks follow the batch, not the list that they renew.
  useEffect(() => {
    if (!batch) return
    if (!going) onMore()
    const timer = going ? setInterval(onMore, RESULTS_MS) : undefined
    return () => clearInterval(timer)
  }, [going, batch === undefined])
  return (
    <div className={styles.above}>
      {found.error ? (
        <Card>
          <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
        </Card>
      ) : batch ? (
        <BatchBar batch={batch} />
      ) : (
        <Card>
          <Skeleton lines={3} />
        </Card>
      )}
    </div>
  )
}

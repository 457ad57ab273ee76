import { useQuery } from '@tanstack/react-query'
import { judgeField } from '@xinjian/contract/form-rules'
import { watchForm } from '@xinjian/contract/forms/verify'
import { verifyWatch } from '@xinjian/contract/nouns/verify/verifyWatch'
import { haoOf } from '@xinjian/format'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { query } from '../../../api/query.ts'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import layout from '../../../ui/styles/layout.module.css'
import type { BatchArgs } from '../../list/batch/offer.ts'
import { bodyOfWatch, type Terms, useWatchForm } from './useWatchForm.ts'
import { WatchFields } from './WatchFields.tsx'

interface Props {
  n: number
  onChange: (args: BatchArgs | null) => void
}

/** How many invoices are to be watched, all alike, and what that comes to. */
export function WatchArgs(props: Props) {
  const terms = useQuery(query(verifyWatch.watchTerms, {}))
  if (terms.data) return <Asked {...props} terms={terms.data} />
  if (terms.error)
    return <Failed message={messageOf(terms.error)} onRetry={() => void terms.refetch()} />
  return <Skeleton lines={5} />
}

function Asked({ n, onChange, terms }: Props & { terms: Terms }) {
  const form = useWatchForm(terms, async () => undefined)
  const values = useSyncExternalStore(form.subscribe, form.values)
  const told = useRef(onChange)
  useEffect(() => {
    told.current = onChange
  })
  useEffect(() => {
    const { days, every, cap, channel } = values as Parameters<typeof bodyOfWatch>[0]
    const enough = (haoOf(cap) ?? 0) >= (terms.quote?.price ?? 0)
    const whole = enough && judgeField(watchForm.rules.cap, cap) === null
    told.current(
      whole && terms.quote?.open
        ? bodyOfWatch({ days, every, cap, ...(channel && { channel }) })
        : null,
    )
  }, [values, terms])
  return (
    <div className={layout.stack3}>
      <WatchFields of={form} terms={terms} n={n} />
    </div>
  )
}

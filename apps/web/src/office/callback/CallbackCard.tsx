import { useQuery } from '@tanstack/react-query'
import { channel } from '@xinjian/contract/nouns/channel'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Card } from '../../ui/Card.tsx'
import { Failed, Skeleton } from '../../ui/States.tsx'
import { CallbackDialog } from './CallbackDialog.tsx'
import { CallbackState } from './CallbackState.tsx'
import styles from './callback.module.css'
import { Deliveries } from './Deliveries.tsx'
import { words } from './words.ts'

/** Messages are seconds on their way; a finished task brings a new one at any time. */
const POLL_MS = { pending: 3000, quiet: 15_000 } as const

/** Where the company's own system is told of results: since when, what came of the last messages, and how to change it. */
export function CallbackCard(props: {
  /** Code; absent = the company's first channel. */
  channel?: string
  onOpen: (taskId: string) => void
  children?: ReactNode
}) {
  const asked = props.channel === undefined ? {} : { channel: props.channel }
  const t = useWords(words)
  const [editing, setEditing] = useState(false)
  const { data, error, refetch } = useQuery({
    ...query(channel.collectChannel, asked),
    refetchInterval: ({ state }) => {
      if (!state.data?.callbackUrl) return false
      const pending = state.data.deliveries.some(
        (d) => d.status === 'QUEUED' || d.status === 'RUNNING',
      )
      return POLL_MS[pending ? 'pending' : 'quiet']
    },
  })
  return (
    <Card title={t('title')}>
      {data ? (
        <div className={styles.body}>
          <div>
            <CallbackState channel={data} which={asked} onEdit={() => setEditing(true)} />
            {props.children}
          </div>
          {data.callbackUrl || data.deliveries.length > 0 ? (
            <Deliveries rows={data.deliveries} onOpen={props.onOpen} />
          ) : null}
        </div>
      ) : error ? (
        <Failed message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={4} />
      )}
      <CallbackDialog
        which={asked}
        now={data?.callbackUrl ?? null}
        open={editing}
        onClose={() => setEditing(false)}
      />
    </Card>
  )
}

import type { DataOf } from '@xinjian/contract/endpoint'
import { galaxy } from '@xinjian/contract/nouns/public/galaxy'
import { useCallback, useEffect, useState } from 'react'
import { messageOf } from '../../api/errors.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/States.tsx'
import { Pager } from '../../ui/table/Pager.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { Enter } from '../galaxy/Enter.tsx'
import { Sheet } from '../galaxy/Sheet.tsx'
import { readGalaxyToken } from '../galaxy/token.ts'
import { galaxyCall, isOver } from '../galaxy/wire.ts'
import { words } from '../galaxy/words.ts'

type Records = DataOf<typeof galaxy.galaxyRecords>

const SIZE = 20

/** `/kderp/galaxy/record`: what was looked up with the token of this browser. */
export function Component() {
  const t = useWords(words)
  const [entered, setEntered] = useState(() => readGalaxyToken() !== null)
  const [page, setPage] = useState(1)
  const [records, setRecords] = useState<Records | null>(null)
  const [error, setError] = useState<unknown>(null)
  const load = useCallback(
    (signal?: AbortSignal) => {
      setError(null)
      galaxyCall(galaxy.galaxyRecords, { page, size: SIZE }, signal).then(
        setRecords,
        (cause: unknown) => {
          if (!signal?.aborted) setError(cause)
        },
      )
    },
    [page],
  )
  useEffect(() => {
    if (!entered) return
    const abort = new AbortController()
    load(abort.signal)
    return () => abort.abort()
  }, [entered, load])
  const over = isOver(error)
  const sheet = { title: t('records'), note: t('recordsNote'), other: 'find' as const }
  if (!entered || over)
    return (
      <Sheet {...sheet}>
        <Enter
          why={over ? messageOf(error) : null}
          onEntered={() => {
            setEntered(true)
            load()
          }}
        />
      </Sheet>
    )
  return (
    <Sheet {...sheet}>
      <Card flush>
        <Table
          caption={t('records')}
          rows={records?.rows}
          rowKey={({ id }) => id}
          loading={!records && error === null}
          error={error === null ? undefined : messageOf(error)}
          onRetry={() => load()}
          empty={<Empty icon="history" title={t('noRecords')} />}
          columns={[
            { key: 'at', title: t('at'), render: ({ at }) => instant(at).slice(0, 16) },
            { key: 'keyword', title: t('asked') },
            {
              key: 'found',
              title: t('result'),
              render: ({ state, found }) =>
                state === 'TOLD'
                  ? found === 0
                    ? t('none')
                    : t('found', { n: found })
                  : t(state === 'UNTOLD' ? 'untold' : 'failed'),
            },
          ]}
        />
        <Pager
          page={page}
          size={SIZE}
          sizes={[SIZE]}
          total={records?.total ?? 0}
          onChange={(to) => setPage(to)}
        />
      </Card>
    </Sheet>
  )
}

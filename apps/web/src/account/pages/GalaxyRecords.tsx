import { useQuery } from '@tanstack/react-query'
import { galaxy } from '@xinjian/contract/nouns/public/galaxy'
import { useState } from 'react'
import { messageOf } from '../../api/errors.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { readGalaxyToken } from '../../shell/galaxy-token.ts'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/States.tsx'
import { Pager } from '../../ui/table/Pager.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { Enter } from '../galaxy/Enter.tsx'
import { Sheet } from '../galaxy/Sheet.tsx'
import { galaxyCall, isOver } from '../galaxy/wire.ts'
import { words } from '../galaxy/words.ts'

const SIZE = 20

/** `/kderp/galaxy/record`: what was looked up with the token of this browser. */
export function Component() {
  const t = useWords(words)
  const [entered, setEntered] = useState(() => readGalaxyToken() !== null)
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    queryKey: ['galaxyRecords', page, entered],
    queryFn: ({ signal }) => galaxyCall(galaxy.galaxyRecords, { page, size: SIZE }, signal),
    enabled: entered,
    retry: false,
  })
  const over = isOver(error)
  const sheet = { title: t('records'), note: t('recordsNote'), other: 'find' as const }
  if (!entered || over)
    return (
      <Sheet {...sheet}>
        <Enter
          why={over ? messageOf(error) : null}
          onEntered={() => {
            setEntered(true)
            void refetch()
          }}
        />
      </Sheet>
    )
  return (
    <Sheet {...sheet}>
      <Card flush>
        <Table
          caption={t('records')}
          rows={data?.rows}
          rowKey={({ id }) => id}
          loading={!data && !error}
          error={error ? messageOf(error) : undefined}
          onRetry={() => void refetch()}
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
        <Pager page={page} size={SIZE} sizes={[SIZE]} total={data?.total ?? 0} onChange={setPage} />
      </Card>
    </Sheet>
  )
}

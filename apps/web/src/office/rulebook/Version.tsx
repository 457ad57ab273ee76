import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { messageOf } from '../../api/errors.ts'
import { query as ask } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Card, PageHead } from '../../ui/Card.tsx'
import { Failed, Skeleton } from '../../ui/States.tsx'
import { GoLink } from '../common/GoLink.tsx'
import { numberIn, useQueryState } from '../common/useQueryState.ts'
import { Editor } from './Editor.tsx'
import { type Shelf, shelfWords, useShelfRights } from './shelf.ts'
import { BookStatus } from './status.tsx'

/** One version by `version` of the address; without a number a new one, which may begin as another is (`from`). */
export function Version({ shelf }: { shelf: Shelf }) {
  const [query] = useQueryState()
  const version = numberIn(query, 'version', 0)
  const from = numberIn(query, 'from', 0)
  return <Shown key={`${version}/${from}`} shelf={shelf} version={version} from={from} />
}

function Shown(props: { shelf: Shelf; version: number; from: number }) {
  const { shelf, version } = props
  const shown = version || props.from
  const t = useWords(shelfWords(shelf))
  const go = useNavigate()
  const { write } = useShelfRights(shelf)
  const catalogue = useQuery(ask(shelf.catalogue, {}))
  const found = useQuery({ ...ask(shelf.detail, { version: shown }), enabled: shown > 0 })
  const fault = catalogue.error ?? found.error
  const row = version > 0 ? found.data?.row : undefined
  const ready = catalogue.data && (shown === 0 || found.data)
  return (
    <>
      <PageHead
        title={version === 0 ? t('create') : t('versionN', { n: version })}
        note={row && <BookStatus status={row.status} />}
      >
        {write && row && row.status !== 'DRAFT' && (
          <GoLink to={shelf.version({ from: version })}>{t('createFrom')}</GoLink>
        )}
        <GoLink to={shelf.page()}>{t('title')}</GoLink>
      </PageHead>
      {fault ? (
        <Card>
          <Failed message={messageOf(fault)} onRetry={() => void catalogue.refetch()} />
        </Card>
      ) : ready ? (
        <Editor
          shelf={shelf}
          row={row}
          rules={catalogue.data.rules}
          start={{ limits: {}, off: {}, on: [], ...found.data }}
          readOnly={!write || (row !== undefined && row.status !== 'DRAFT')}
          onSaved={(saved) => void go(shelf.version({ version: saved.version }), { replace: true })}
        />
      ) : (
        <Card>
          <Skeleton lines={8} />
        </Card>
      )}
    </>
  )
}

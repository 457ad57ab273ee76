import { useQuery, useQueryClient } from '@tanstack/react-query'
import { backtest } from '@xinjian/contract/nouns/rules/backtest'
import { Navigate } from 'react-router'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { query as ask, keyOf } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../shell/may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Failed, Progress, Skeleton } from '../../../ui/States.tsx'
import { saveDownload } from '../../common/save.ts'
import { useQueryState } from '../../common/useQueryState.ts'
import { backtestWords, runWords } from '../more-words.ts'
import styles from '../rulebook.module.css'
import { Results } from '../trial/Results.tsx'
import { RunSummary } from '../trial/RunSummary.tsx'

const LOOK_MS = 1_000

/** `/riskControl/backtest?no`: one trial or back-test, followed while it runs; without a number, the list of all. */
export function Component() {
  const [query] = useQueryState()
  const no = query.get('no')
  return no ? <Run no={no} /> : <Navigate replace to={paths.backtests()} />
}

function Run({ no }: { no: string }) {
  const t = useWords(backtestWords)
  const ts = useWords(runWords)
  const client = useQueryClient()
  const may = useMay('rules.write')
  const isOpen = (status: string | undefined) => status === 'QUEUED' || status === 'RUNNING'
  const found = useQuery({
    ...ask(backtest.backtestDetail, { no }),
    refetchInterval: (q) => (isOpen(q.state.data?.row.status) ? LOOK_MS : false),
  })
  const row = found.data?.row
  const version = (n: number) => (n === 0 ? t('platform') : t('versionN', { n }))
  const stop = async () => {
    await call(backtest.backtestCancel, { no })
    await client.invalidateQueries({ queryKey: keyOf(backtest.backtestDetail) })
  }
  return (
    <div className={styles.lead}>
      <PageHead
        title={no}
        note={
          row &&
          `${version(row.against)} → ${version(row.version)} · ${row.through ?? t('today')} · ${ts(row.status)}`
        }
      >
        {may && isOpen(row?.status) && <Button onClick={() => void stop()}>{t('stop')}</Button>}
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button
            key={format}
            icon="download"
            disabled={!row || isOpen(row.status)}
            onClick={() => void saveDownload(backtest.backtestExport, { no, format })}
          >
            {t(format)}
          </Button>
        ))}
      </PageHead>
      {found.error ? (
        <Card>
          <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
        </Card>
      ) : !found.data ? (
        <Skeleton height={240} />
      ) : (
        <>
          {isOpen(row?.status) && (
            <Card>
              <p>{t('running')}</p>
              <Progress value={row?.progress ?? 0} label={t('status')} />
            </Card>
          )}
          {row?.status === 'FAILED' && <Failed message={row.message} />}
          <RunSummary of={{ ...found.data, ...found.data.row }} />
          {!isOpen(row?.status) && <Results no={no} />}
        </>
      )}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { backtest } from '@xinjian/contract/nouns/rules/backtest'
import { Navigate } from 'react-router'
import { messageOf } from '../../../api/errors.ts'
import { query as ask } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { paths } from '../../../paths.ts'
import { kindTitle } from '../../../reports/kinds.ts'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Failed, Progress, Skeleton } from '../../../ui/States.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import { useQueryState } from '../../common/useQueryState.ts'
import styles from '../rulebook.module.css'
import { platformTrialWords } from '../trial/platform-words.ts'
import { RunSummary } from '../trial/RunSummary.tsx'

const LOOK_MS = 1_000

/** `/operateManage/ruleTrial?no`: the sums of one trial over all institutions, followed while it runs; without a number, the list of all. */
export function Component() {
  const [query] = useQueryState()
  const no = query.get('no')
  return no ? <Trial no={no} /> : <Navigate replace to={paths.platformTrials()} />
}

function Trial({ no }: { no: string }) {
  const t = useWords(platformTrialWords)
  const language = useLanguage()
  const found = useQuery({
    ...ask(backtest.platformTrialDetail, { no }),
    refetchInterval: (q) =>
      q.state.data?.row.done === q.state.data?.row.companies ? false : LOOK_MS,
  })
  const row = found.data?.row
  const version = (n: number) => (n === 0 ? t('engine') : t('versionN', { n }))
  const all = row?.companies ?? 0
  return (
    <div className={styles.lead}>
      <PageHead
        title={no}
        note={
          row &&
          `${kindTitle(row.reportType, language)} · ${version(row.against)} → ${version(row.version)} · ${row.through ?? t('today')}`
        }
      >
        <GoLink to={paths.platformRules()}>{t('toRules')}</GoLink>
      </PageHead>
      {found.error ? (
        <Card>
          <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
        </Card>
      ) : !row ? (
        <Skeleton height={240} />
      ) : (
        <>
          {row.done !== row.companies && (
            <Card>
              <p>{t('running')}</p>
              <Progress
                value={all === 0 ? 0 : Math.round((100 * row.done) / all)}
                label={t('done', { done: row.done, companies: all })}
              />
            </Card>
          )}
          {row.failed > 0 && <Failed message={t('failedN', { n: row.failed })} />}
          <RunSummary of={found.data!} />
        </>
      )}
    </div>
  )
}

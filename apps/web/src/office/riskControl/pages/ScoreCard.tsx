import { useQuery } from '@tanstack/react-query'
import { scoreCard } from '@xinjian/contract/nouns/rules/scoreCard'
import { messageOf } from '../../../api/errors.ts'
import { query as ask } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { instant } from '../../../reports/format/instant.ts'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Empty, Failed, Progress, Skeleton } from '../../../ui/States.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import officePages from '../../common/office-pages.module.css'
import { numberIn, useQueryState } from '../../common/useQueryState.ts'
import { Attacks } from '../scoreCard/Attacks.tsx'
import { CardActions } from '../scoreCard/CardActions.tsx'
import { CardStatus } from '../scoreCard/CardStatus.tsx'
import { Checks } from '../scoreCard/Checks.tsx'
import { Moved } from '../scoreCard/Moved.tsx'
import { Sample } from '../scoreCard/Sample.tsx'
import { Validation } from '../scoreCard/Validation.tsx'
import { Weights } from '../scoreCard/Weights.tsx'
import { words } from '../scoreCard/words.ts'

const LOOK_MS = 2_000

/** `/riskControl/scoreCard?version`: one version with its sample, validation, points and monthly checks. */
export function Component() {
  const t = useWords(words)
  const [state] = useQueryState()
  const version = numberIn(state, 'version', 1)
  const found = useQuery({
    ...ask(scoreCard.scoreCardDetail, { version }),
    refetchInterval: ({ state: { data } }) =>
      data?.row.status === 'QUEUED' || data?.row.status === 'RUNNING' ? LOOK_MS : false,
  })
  const { row, result, checks } = found.data ?? {}
  return (
    <>
      <PageHead
        title={`${t('cardsTitle')} ${t('versionN', { n: version })}`}
        note={
          row && (
            <>
              <CardStatus of={row} /> {row.note} · {t('days', { n: row.defaultDays })}
              {row.withdrawnAt &&
                ` · ${t('withdrawnBy', { who: row.withdrawnBy ?? '--', at: instant(row.withdrawnAt).slice(0, 16) })}`}
            </>
          )
        }
      >
        {row && <CardActions of={row} />}
        <GoLink to={paths.scoreCards()}>{t('cardsTitle')}</GoLink>
      </PageHead>
      {found.error ? (
        <Card>
          <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
        </Card>
      ) : !row ? (
        <Card>
          <Skeleton lines={8} />
        </Card>
      ) : result ? (
        <div className={officePages.stack}>
          <Sample of={result} />
          <Validation of={result.validation} />
          <Weights card={result.card} platform={result.platform} />
          <Moved of={result.moved} />
          <Attacks attacked={result.attacked} attacks={result.attacks} />
          <Checks of={checks ?? []} />
        </div>
      ) : row.status === 'QUEUED' || row.status === 'RUNNING' ? (
        <Card title={t(row.status)}>
          <Progress value={row.progress} label={row.message} />
        </Card>
      ) : (
        <Card>
          <Empty icon="shield" title={t('notYet')}>
            <p>{row.message}</p>
          </Empty>
        </Card>
      )}
    </>
  )
}

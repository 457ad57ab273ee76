import { useQuery } from '@tanstack/react-query'
import { secondary } from '@xinjian/contract/nouns/secondary'
import { messageOf } from '../../../api/errors.ts'
import { query as ask } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Empty, Failed, Skeleton } from '../../../ui/States.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import { numberIn, useQueryState } from '../../common/useQueryState.ts'
import { Readiness } from '../Readiness.tsx'
import { words } from '../words.ts'

/** `/secondaryCustomer/open?id`: what a secondary customer needs before it can make queries. */
export function Component() {
  const t = useWords(words)
  const [query] = useQueryState()
  const id = numberIn(query, 'id', 0)
  const found = useQuery({ ...ask(secondary.secondaryDetail, { id }), enabled: id > 0 })
  return (
    <>
      <PageHead title={t('openTitle')} note={t('openNote')}>
        <GoLink to={paths.secondaries()}>{t('back')}</GoLink>
        {id > 0 && <GoLink to={paths.secondaryBill({ companyId: id })}>{t('toBill')}</GoLink>}
      </PageHead>
      {found.data ? (
        <Readiness row={found.data} />
      ) : (
        <Card>
          {id === 0 ? (
            <Empty icon="building" title={t('choose')}>
              <GoLink to={paths.secondaries()}>{t('title')}</GoLink>
            </Empty>
          ) : found.error ? (
            <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
          ) : (
            <Skeleton lines={6} />
          )}
        </Card>
      )}
    </>
  )
}

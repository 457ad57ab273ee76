import { useQuery } from '@tanstack/react-query'
import { graph } from '@xinjian/contract/nouns/query/graph'
import { messageOf } from '../../../api/errors.ts'
import { query as ask } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { useTabLabel } from '../../../shell/tabs/useTabLabel.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import { EnterprisePicker } from '../../common/EnterprisePicker.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import { useQueryState } from '../../common/useQueryState.ts'
import { isSealed, Sealed } from '../../consent/Sealed.tsx'
import { Answer } from '../Answer.tsx'
import { AFRESH, Ask } from '../Ask.tsx'
import { words } from '../words.ts'

/** `/queryCenter/industryChainGraph?taxId&view&levels&…&no&show&node&edge&finding&find`: `no` = the kept query that is shown. */
export function Component() {
  const t = useWords(words)
  const [query, change] = useQueryState()
  const taxNo = query.get('taxId')
  const no = query.get('no')
  return (
    <>
      <PageHead title={t('title')} note={t('pageNote')}>
        {taxNo === null ? null : (
          <Button icon="building" onClick={() => change({ ...AFRESH, taxId: null, no: null })}>
            {t('change')}
          </Button>
        )}
        <GoLink icon="history" to={paths.graphRecords()}>
          {t('toRecord')}
        </GoLink>
      </PageHead>
      <div className={layout.stack4}>
        {taxNo === null ? (
          <Card title={t('pick')}>
            <p className={textStyles.muted}>{t('pickNote')}</p>
            <EnterprisePicker
              taxNo={null}
              onPick={(row) => change({ ...AFRESH, taxId: row.taxNo, no: null })}
            />
          </Card>
        ) : (
          <Ask key={taxNo} taxNo={taxNo} />
        )}
        {no === null ? null : <Kept key={no} queryNo={no} taxNo={taxNo ?? ''} />}
      </div>
    </>
  )
}

/** A query as it was answered: it changes no more. */
function Kept({ queryNo, taxNo }: { queryNo: string; taxNo: string }) {
  const found = useQuery({
    ...ask(graph.graphDetail, { queryNo }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  useTabLabel(found.data?.enterpriseName ?? null)
  if (isSealed(found.error))
    return (
      <Card>
        <Sealed message={found.error.message} taxNo={taxNo} />
      </Card>
    )
  if (found.error)
    return (
      <Card>
        <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
      </Card>
    )
  if (!found.data) return <Skeleton height={560} />
  return <Answer answer={found.data} />
}

import { verify } from '@xinjian/contract/nouns/verify'
import { VERIFY_RESULTS } from '@xinjian/format/verify/result'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../shell/may.ts'
import { GoLink } from '../../common/GoLink.tsx'
import { useQueryState } from '../../common/useQueryState.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { BatchHead } from '../batch/BatchHead.tsx'
import { Counts } from '../Counts.tsx'
import { useVerifyColumns } from '../columns.tsx'
import { words } from '../list-words.ts'
import { useVerifyWords } from '../useVerifyWords.ts'
import { useWatchOffer } from '../watch/WatchAction.tsx'

/** `/queryCenter/queryResultList?batch&keyword&result&mark&from&to&page&size`: all checks, or those of one table as it goes on. */
export function Component() {
  const t = useWords(words)
  const say = useVerifyWords()
  const navigate = useNavigate()
  const mayAll = useMay('report.readAll')
  const mayCheck = useMay('verify.check')
  const batch = useQueryState()[0].get('batch')
  const watch = useWatchOffer()
  const list = useList(verify.verifyList, {
    of: 'verify',
    ...(batch && { fixed: { batch } }),
    filters: [
      { kind: 'search', key: 'keyword', label: t('keyword') },
      {
        kind: 'choice',
        key: 'result',
        label: t('result'),
        all: t('allResults'),
        options: VERIFY_RESULTS.map((value) => ({ value, label: say.t(value) })),
      },
      {
        kind: 'choice',
        key: 'mark',
        label: t('mark'),
        all: t('allMarks'),
        options: [
          { value: 'N', label: t('valid') },
          { value: 'FLAWED', label: t('flawed') },
        ],
      },
      { kind: 'days', key: 'days', label: t('date') },
    ],
  })
  return (
    <ListPage
      title={t('title')}
      note={t(batch ? 'noteBatch' : mayAll ? 'note' : 'noteOwn')}
      list={list}
      caption={t('title')}
      columns={[...useVerifyColumns(batch !== null), watch.column]}
      picking={mayCheck ? { name: (row) => row.invoiceNumber, batch: [watch.batch] } : undefined}
      rowKey={(row) => row.no}
      onOpen={(row) => navigate(paths.verifyInvoice({ no: row.no }))}
      before={batch && <BatchHead key={batch} no={batch} onMore={list.retry} />}
      above={<Counts of={list.found.data?.counts} onPick={list.change} />}
      noMatch={t('noMatch')}
      empty={{
        icon: 'check',
        title: t(batch ? 'noneYet' : 'none'),
        children: mayCheck && !batch && (
          <GoLink primary to={paths.verifyInvoice()}>
            {t('start')}
          </GoLink>
        ),
      }}
    />
  )
}

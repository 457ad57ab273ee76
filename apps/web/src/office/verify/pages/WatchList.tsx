import { verifyWatch } from '@xinjian/contract/nouns/verify/verifyWatch'
import { WATCH_EVERY, WATCH_STATUSES } from '@xinjian/format/verify/watch'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../shell/may.ts'
import { GoLink } from '../../common/GoLink.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useWatchColumns } from '../watch/columns.tsx'
import { words } from '../watch/words.ts'

/** Looks that were asked for are seconds on their way. */
const LOOK_MS = 2_000

/** `/queryCenter/watchList?keyword&status&state&every&page&size`: invoices that are watched, and what became of them. */
export function Component() {
  const t = useWords(words)
  const navigate = useNavigate()
  const mayAll = useMay('report.readAll')
  const mayCheck = useMay('verify.check')
  const choice = <K extends string>(
    key: string,
    [label, all]: readonly [string, string],
    values: readonly (K & Parameters<typeof t>[0])[],
  ) => ({
    kind: 'choice' as const,
    key,
    label,
    all,
    options: values.map((value) => ({ value, label: t(value) })),
  })
  const list = useList(verifyWatch.watchList, {
    of: 'verifyWatch',
    filters: [
      { kind: 'search', key: 'keyword', label: t('keyword') },
      choice('status', [t('status'), t('allStatus')], WATCH_STATUSES),
      choice('state', [t('change'), t('anyChange')], ['SAME', 'CHANGED']),
      choice('every', [t('every'), t('allEvery')], WATCH_EVERY),
    ],
    poll: (data) => (data?.rows.some(({ looking }) => looking) ? LOOK_MS : false),
  })
  const stop = {
    action: 'verifyWatch.stop' as const,
    label: t('stopMany'),
    ask: (n: number) => t('stopManyAsk', { n }),
    danger: true,
  }
  return (
    <ListPage
      title={t('title')}
      note={t(mayAll ? 'note' : 'noteOwn')}
      list={list}
      caption={t('title')}
      columns={useWatchColumns()}
      rowKey={(row) => row.no}
      onOpen={(row) => navigate(paths.verifyInvoice({ no: row.checkNo }))}
      picking={mayCheck ? { name: (row) => row.invoiceNumber, batch: [stop] } : undefined}
      noMatch={t('noMatch')}
      empty={{
        icon: 'eye',
        title: t('none'),
        children: (
          <>
            <p>{t('noneHint')}</p>
            <GoLink primary to={paths.verifyResults()}>
              {t('toResults')}
            </GoLink>
          </>
        ),
      }}
    />
  )
}

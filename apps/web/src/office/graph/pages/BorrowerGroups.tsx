import { BORROWER_FINDINGS } from '@xinjian/contract/graph/findings'
import type { BorrowerFinding } from '@xinjian/contract/graph/view'
import { graph } from '@xinjian/contract/nouns/query/graph'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { cx } from '../../../ui/cx.ts'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import { GoLink } from '../../common/GoLink.tsx'
import { choiceOf } from '../../list/choice.ts'
import { type ListColumn, namesOf } from '../../list/column.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { borrowerWords } from '../borrower-words.ts'

const BorrowerGroup = lazy(() => import('../BorrowerGroup.tsx'))

/** `/riskControl/borrowerGroups?keyword&kind&page&size`: circles of guarantees and common control over all borrowers; one opens as a picture. */
export function Component() {
  const t = useWords(borrowerWords)
  const [opened, setOpened] = useState<BorrowerFinding | null>(null)
  const list = useList(graph.graphBorrowers, {
    of: 'graphBorrower',
    filters: [
      { kind: 'search', key: 'keyword', label: t('keyword') },
      choiceOf('kind', BORROWER_FINDINGS, { label: t('kind'), all: t('allKinds'), say: t }),
    ],
  })
  const told = list.found.data
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      head={
        <GoLink icon="link" to={paths.graph()}>
          {t('toGraphs')}
        </GoLink>
      }
      list={list}
      columns={useColumns()}
      rowKey={({ id }) => id}
      onOpen={setOpened}
      noMatch={t('noMatch')}
      empty={{ icon: 'link', title: t('none'), children: <p>{t('noneNote')}</p> }}
    >
      {told?.complete === false && (
        <p className={layout.above4} role="status">
          {t('cut', { read: told.read, all: told.all })}
        </p>
      )}
      <p className={cx(layout.above4, textStyles.mutedSm)}>{t('basis')}</p>
      {opened ? (
        <Suspense>
          <BorrowerGroup key={opened.id} of={opened} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </ListPage>
  )
}

function useColumns(): ListColumn<BorrowerFinding>[] {
  const t = useWords(borrowerWords)
  const count = (key: 'borrowers' | 'parties'): ListColumn<BorrowerFinding> => ({
    key,
    title: t(key),
    align: 'right',
    sheet: { type: 'number' },
  })
  return [
    {
      key: 'kind',
      title: t('kind'),
      sheet: { names: namesOf(t, BORROWER_FINDINGS) },
      render: ({ kind }) => <span className={textStyles.nowrap}>{t(kind)}</span>,
    },
    { key: 'who', title: t('who'), sheet: {} },
    {
      key: 'controlled',
      title: t('controlled'),
      sheet: {},
      render: ({ controlled }) => controlled ?? '--',
    },
    count('borrowers'),
    count('parties'),
  ]
}

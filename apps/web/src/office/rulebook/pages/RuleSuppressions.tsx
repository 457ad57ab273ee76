import { rulebook, SUPPRESSION_STATUSES } from '@xinjian/contract/nouns/rules/rulebook'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { suppressionStatus, suppressionWords } from '../more-words.ts'
import { Suppress } from '../SuppressDialog.tsx'
import { useSuppressionColumns } from '../suppression-columns.tsx'

/** `/riskControl/suppressions?status&page&size`: rules whose hits are set aside for a time. */
export function Component() {
  const t = useWords(suppressionWords)
  const ts = useWords(suppressionStatus)
  const may = useMay('rules.write')
  const list = useList(rulebook.suppressionList, {
    filters: [
      choiceOf('status', SUPPRESSION_STATUSES, {
        label: t('status'),
        all: t('allStatus'),
        say: ts,
      }),
    ],
  })
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      head={may && <Suppress />}
      list={list}
      columns={useSuppressionColumns()}
      rowKey={(row) => row.id}
      noMatch={t('noMatch')}
      empty={{ icon: 'shield', title: t('none') }}
    />
  )
}

import { ENTRY_KINDS } from '@xinjian/contract/money'
import { ledger } from '@xinjian/contract/nouns/ledger'
import { useWords } from '../../../i18n/dictionary.ts'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useEntryColumns } from '../entry-columns.tsx'
import { entryWords, words } from '../words.ts'

/** `/finance/ledger?kind&from&to&page&size`: every entry of the account, with what could be spent after it. */
export function Component() {
  const t = useWords(words)
  const te = useWords(entryWords)
  const list = useList(ledger.ledgerEntries, {
    of: 'entry',
    filters: [
      choiceOf('kind', ENTRY_KINDS, { label: t('kind'), all: t('allKinds'), say: te }),
      { kind: 'days', key: 'days', label: t('when') },
    ],
  })
  return (
    <ListPage
      title={t('ledger')}
      note={t('ledgerNote')}
      list={list}
      columns={useEntryColumns()}
      rowKey={(row) => row.id}
      empty={{ icon: 'wallet', title: t('noEntries') }}
    />
  )
}

import { ENTRY_KINDS } from '@xinjian/contract/money'
import { ledger } from '@xinjian/contract/nouns/ledger'
import { useWords } from '../../../i18n/dictionary.ts'
import { useEntryColumns } from '../../bill/entry-columns.tsx'
import { entryWords, words } from '../../bill/words.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'

/** `/finance/ledger?kind&from&to&page&size`: every entry of the account, with what could be spent after it. */
export function Component() {
  const t = useWords(words)
  const te = useWords(entryWords)
  const list = useList(ledger.ledgerEntries, {
    of: 'entry',
    filters: [
      {
        kind: 'choice',
        key: 'kind',
        label: t('kind'),
        all: t('allKinds'),
        options: ENTRY_KINDS.map((value) => ({ value, label: te(value) })),
      },
      { kind: 'days', key: 'days', label: t('when') },
    ],
  })
  return (
    <ListPage
      title={t('ledger')}
      note={t('ledgerNote')}
      list={list}
      caption={t('ledger')}
      columns={useEntryColumns()}
      rowKey={(row) => row.id}
      empty={{ icon: 'wallet', title: t('noEntries') }}
    />
  )
}

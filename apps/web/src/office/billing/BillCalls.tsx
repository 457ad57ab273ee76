import type { BillLine } from '@xinjian/contract/nouns/billing'
import { metering } from '@xinjian/contract/nouns/metering'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { ListCard } from '../list/ListCard.tsx'
import { useList } from '../list/useList.ts'
import { useUsageColumns } from '../metering/usage-columns.tsx'
import { words as usageWords } from '../metering/usage-words.ts'
import { useCharge } from '../metering/useCharge.tsx'
import { USAGE_SORTS } from '../metering/useUsageFilters.ts'
import { productFilter } from './product-filter.ts'
import { words } from './words.ts'

/** Each call behind the bill of a month, or behind one line of it: `productId` in the address. */
export function BillCalls({ month, lines }: { month: string; lines: readonly BillLine[] }) {
  const t = useWords(words)
  const tu = useWords(usageWords)
  const language = useLanguage()
  const charge = useCharge()
  const list = useList(metering.usageList, {
    of: 'billCall',
    fixed: { month },
    sorts: USAGE_SORTS,
    filters: [
      { kind: 'search', key: 'keyword', label: tu('keyword') },
      productFilter(lines, { label: t('ofProduct'), all: t('allProducts'), language }),
    ],
  })
  return (
    <>
      <ListCard
        title={t('callsOf', { month })}
        list={list}
        columns={useUsageColumns()}
        rowKey={(row) => row.no}
        onOpen={(row) => charge.open(row.no)}
        fileName={`${t('file')}-${month}`}
        noMatch={tu('noMatch')}
        empty={{ icon: 'file', title: t('none') }}
      />
      {charge.drawer}
    </>
  )
}

import { USAGE_WHYS, type UsageWhy } from '@xinjian/contract/money'
import type { EntryRow } from '@xinjian/contract/nouns/ledger'
import { yuanOfHao } from '@xinjian/format'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import type { Column } from '../../ui/table/column.ts'
import cells from '../common/cells.module.css'
import type { CsvSpec } from '../list/ExportButton.tsx'
import { words as usageWords } from '../money/usage-words.ts'
import { yuan } from '../money/yuan.ts'
import { entryWords, words } from './words.ts'

/** What is noted on an entry of a call is why it came to what it came to; of others it is a sentence already. */
function useNote(): (row: EntryRow) => string {
  const t = useWords(usageWords)
  return ({ note }) => (USAGE_WHYS.includes(note as UsageWhy) ? t(note as UsageWhy) : note)
}

export function useEntryColumns(): Column<EntryRow>[] {
  const t = useWords(words)
  const te = useWords(entryWords)
  const noteOf = useNote()
  return [
    {
      key: 'at',
      title: t('when'),
      render: (row) => (
        <span className={cx(textStyles.num, textStyles.nowrap)}>
          {instant(row.at).slice(0, 19)}
        </span>
      ),
    },
    { key: 'kind', title: t('kind'), render: (row) => te(row.kind) },
    {
      key: 'change',
      title: t('change'),
      align: 'right',
      render: (row) => (
        <span className={textStyles.num}>{row.change === 0 ? '--' : yuan(row.change)}</span>
      ),
    },
    {
      key: 'available',
      title: t('after'),
      align: 'right',
      render: (row) => <span className={textStyles.num}>{yuan(row.available)}</span>,
    },
    {
      key: 'about',
      title: t('about'),
      render: (row) => (
        <span className={cells.two}>
          <span className={textStyles.num}>{row.about}</span>
          <small className={textStyles.muted}>{noteOf(row)}</small>
        </span>
      ),
    },
    { key: 'madeBy', title: t('by') },
  ]
}

export function useEntryCsv(): CsvSpec<EntryRow> {
  const t = useWords(words)
  const te = useWords(entryWords)
  const noteOf = useNote()
  return {
    file: t('ledger'),
    columns: [
      { title: t('when'), value: (row) => instant(row.at) },
      { title: t('kind'), value: (row) => te(row.kind) },
      { title: t('change'), value: (row) => yuanOfHao(row.change) },
      { title: t('after'), value: (row) => yuanOfHao(row.available) },
      { title: t('about'), value: (row) => row.about },
      { title: t('note'), value: noteOf },
      { title: t('by'), value: (row) => row.madeBy },
    ],
  }
}

import { ENTRY_KINDS, USAGE_WHYS, type UsageWhy } from '@xinjian/contract/money'
import type { EntryRow } from '@xinjian/contract/nouns/ledger'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import cells from '../common/cells.module.css'
import { type ListColumn, namesOf } from '../list/column.ts'
import { words as usageWords } from '../metering/usage-words.ts'
import { entryWords, words } from './words.ts'
import { yuan } from './yuan.ts'

/** What is noted on an entry of a call is why it came to what it came to, or its product; of others it is a sentence already. */
function useNote(): (row: EntryRow) => string {
  const t = useWords(usageWords)
  const english = useLanguage() === 'en'
  return ({ note, noteEn }) => {
    if (USAGE_WHYS.includes(note as UsageWhy)) return t(note as UsageWhy)
    return (english && noteEn) || note
  }
}

export function useEntryColumns(): ListColumn<EntryRow>[] {
  const t = useWords(words)
  const te = useWords(entryWords)
  const tu = useWords(usageWords)
  const noteOf = useNote()
  return [
    {
      key: 'at',
      title: t('when'),
      sheet: { type: 'instant' },
      render: (row) => (
        <span className={cx(textStyles.num, textStyles.nowrap)}>
          {instant(row.at).slice(0, 19)}
        </span>
      ),
    },
    {
      key: 'kind',
      title: t('kind'),
      sheet: { names: namesOf(te, ENTRY_KINDS) },
      render: (row) => te(row.kind),
    },
    {
      key: 'change',
      title: t('change'),
      sheet: { type: 'hao' },
      align: 'right',
      render: (row) => (
        <span className={textStyles.num}>{row.change === 0 ? '--' : yuan(row.change)}</span>
      ),
    },
    {
      key: 'available',
      title: t('after'),
      sheet: { type: 'hao' },
      align: 'right',
      render: (row) => <span className={textStyles.num}>{yuan(row.available)}</span>,
    },
    {
      key: 'about',
      title: t('about'),
      sheet: [{}, { title: t('note'), field: 'note', names: namesOf(tu, USAGE_WHYS) }],
      render: (row) => (
        <span className={cells.two}>
          <span className={textStyles.num}>{row.about}</span>
          <small className={textStyles.muted}>{noteOf(row)}</small>
        </span>
      ),
    },
    { key: 'madeBy', title: t('by'), sheet: {} },
  ]
}

import type { RuleEventRow } from '@xinjian/contract/rules/book'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { instant } from '../../reports/format/instant.ts'
import { kindTitle } from '../../reports/kinds.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import type { ListColumn } from '../list/column.ts'
import { ListPage } from '../list/ListPage.tsx'
import { useList } from '../list/useList.ts'
import { historyWords } from './more-words.ts'
import { platformHistoryWords } from './platform-words.ts'
import type { Shelf } from './shelf.ts'

interface Row extends RuleEventRow {
  reportType?: ReportKind | null
}

/** Who did what to the rules of a shelf. */
export function History({ shelf }: { shelf: Shelf }) {
  const t = useWords(shelf.isPlatform ? platformHistoryWords : historyWords)
  const language = useLanguage()
  const list = useList(shelf.history, {
    of: shelf.isPlatform ? 'platformRuleEvent' : 'ruleEvent',
    filters: [],
  })
  /** Only of what was done while each kind of report had a book of its own. */
  const about = (row: Row) =>
    row.reportType ? `${row.about}（${kindTitle(row.reportType, language)}）` : row.about
  const columns: ListColumn<Row>[] = [
    {
      key: 'at',
      title: t('at'),
      sheet: { type: 'instant' },
      render: (row) => (
        <span className={cx(textStyles.num, textStyles.nowrap)}>{instant(row.at)}</span>
      ),
    },
    { key: 'who', title: t('who'), sheet: {} },
    { key: 'about', title: t('about'), sheet: {}, render: about },
    { key: 'action', title: t('action'), sheet: {} },
    { key: 'note', title: t('text'), sheet: {} },
  ]
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      list={list}
      columns={columns}
      rowKey={(row) => row.id}
      noMatch={t('noMatch')}
      empty={{ icon: 'history', title: t('none') }}
    />
  )
}

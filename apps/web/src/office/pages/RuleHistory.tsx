import { type RuleEventRow, rulebook } from '@xinjian/contract/nouns/rulebook'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { instant } from '../../reports/format/instant.ts'
import { kindTitle } from '../../reports/kinds.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import type { Column } from '../../ui/table/column.ts'
import { ListPage } from '../list/ListPage.tsx'
import { useList } from '../list/useList.ts'
import { historyWords } from '../rules/more-words.ts'
import { useKindFilter } from '../rules/useKindFilter.ts'

/** `/riskControl/ruleHistory?reportType&page&size`: who did what to the rules. */
export function Component() {
  const t = useWords(historyWords)
  const language = useLanguage()
  const list = useList(rulebook.rulebookHistory, { filters: [useKindFilter()] })
  const columns: Column<RuleEventRow>[] = [
    {
      key: 'at',
      title: t('at'),
      render: (row) => (
        <span className={cx(textStyles.num, textStyles.nowrap)}>{instant(row.at)}</span>
      ),
    },
    { key: 'who', title: t('who') },
    {
      key: 'reportType',
      title: t('kind'),
      render: (row) => kindTitle(row.reportType, language),
    },
    { key: 'about', title: t('about') },
    { key: 'action', title: t('action') },
    { key: 'note', title: t('text') },
  ]
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      list={list}
      caption={t('title')}
      columns={columns}
      rowKey={(row) => row.id}
      csv={{
        file: t('title'),
        columns: [
          { title: t('at'), value: (row) => instant(row.at) },
          { title: t('who'), value: (row) => row.who },
          { title: t('kind'), value: (row) => kindTitle(row.reportType, language) },
          { title: t('about'), value: (row) => row.about },
          { title: t('action'), value: (row) => row.action },
          { title: t('text'), value: (row) => row.note },
        ],
      }}
      noMatch={t('noMatch')}
      empty={{ icon: 'history', title: t('none') }}
    />
  )
}

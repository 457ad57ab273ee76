import { type RiskPolicyRow, riskPolicy } from '@xinjian/contract/nouns/rules/riskPolicy'
import { BOOK_STATUSES } from '@xinjian/contract/rules/statuses'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { paths } from '../../../paths.ts'
import { instant } from '../../../reports/format/instant.ts'
import { kindTitle } from '../../../reports/kinds.ts'
import { useMay } from '../../../shell/may.ts'
import { cx } from '../../../ui/cx.ts'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import { OpenButton } from '../../common/cells/OpenButton.tsx'
import cells from '../../common/cells.module.css'
import { GoLink } from '../../common/GoLink.tsx'
import { choiceOf } from '../../list/choice.ts'
import type { ListColumn } from '../../list/column.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { BookStatus } from '../../rulebook/status.tsx'
import { statusWords } from '../../rulebook/words.ts'
import { Samples } from '../policy/Samples.tsx'
import { words } from '../policy/words.ts'

/** `/riskControl/policies?status&page&size`: versions of the institution's policies, and published samples to begin with. */
export function Component() {
  const t = useWords(words)
  const ts = useWords(statusWords)
  const go = useNavigate()
  const write = useMay('rules.write')
  const open = ({ code, version }: RiskPolicyRow) => void go(paths.riskPolicy({ code, version }))
  const list = useList(riskPolicy.riskPolicyList, {
    filters: [
      choiceOf('status', BOOK_STATUSES, { label: t('status'), all: t('allStatus'), say: ts }),
    ],
  })
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      head={
        write && (
          <GoLink primary icon="plus" to={paths.riskPolicy()}>
            {t('create')}
          </GoLink>
        )
      }
      list={list}
      columns={useColumns(open)}
      rowKey={({ code, version }) => `${code}/${version}`}
      onOpen={open}
      noMatch={t('noMatch')}
      empty={{ icon: 'shield', title: t('none'), children: write && <p>{t('noneHint')}</p> }}
    >
      {write && (
        <div className={layout.above4}>
          <Samples />
        </div>
      )}
    </ListPage>
  )
}

function useColumns(onOpen: (row: RiskPolicyRow) => void): ListColumn<RiskPolicyRow>[] {
  const t = useWords(words)
  const language = useLanguage()
  return [
    {
      key: 'name',
      title: t('policy'),
      render: (row) => (
        <span className={cells.two}>
          <OpenButton
            about={t('open', { name: row.name, n: row.version })}
            onClick={() => onOpen(row)}
          >
            {row.name}
          </OpenButton>
          <small className={textStyles.muted}>
            {t('versionN', { n: row.version })} · {row.note}
          </small>
        </span>
      ),
    },
    { key: 'status', title: t('status'), render: (row) => <BookStatus status={row.status} /> },
    {
      key: 'reports',
      title: t('reports'),
      render: (row) => row.reports.map((kind) => kindTitle(kind, language)).join(' · '),
    },
    { key: 'lines', title: t('lines'), align: 'right' },
    { key: 'author', title: t('author') },
    {
      key: 'decidedBy',
      title: t('decided'),
      render: (row) => (
        <span className={cells.two}>
          {row.decidedBy ?? '--'}
          {row.decision && <small className={textStyles.muted}>{row.decision}</small>}
        </span>
      ),
    },
    {
      key: 'updatedAt',
      title: t('updated'),
      render: (row) => (
        <span className={cx(textStyles.num, textStyles.nowrap)}>
          {instant(row.updatedAt).slice(0, 16)}
        </span>
      ),
    },
  ]
}

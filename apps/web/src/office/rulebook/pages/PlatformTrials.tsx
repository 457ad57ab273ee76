import { backtest } from '@xinjian/contract/nouns/rules/backtest'
import type { PlatformTrialRow } from '@xinjian/contract/rules/platform-trials'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { paths } from '../../../paths.ts'
import { instant } from '../../../reports/format/instant.ts'
import { kindTitle } from '../../../reports/kinds.ts'
import type { Column } from '../../../ui/table/column.ts'
import { OpenButton } from '../../common/cells/OpenButton.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { platformTrialWords } from '../trial/platform-words.ts'

const LOOK_MS = 2_000

/** `/operateManage/ruleTrials?page&size`: trials of the platform's table, the running ones followed. */
export function Component() {
  const t = useWords(platformTrialWords)
  const language = useLanguage()
  const go = useNavigate()
  const open = ({ no }: PlatformTrialRow) => void go(paths.platformTrial({ no }))
  const version = (n: number) => (n === 0 ? t('engine') : t('versionN', { n }))
  const list = useList(backtest.platformTrialList, {
    filters: [],
    poll: (data) => (data?.rows.some((row) => row.done !== row.companies) ? LOOK_MS : false),
  })
  const columns: Column<PlatformTrialRow>[] = [
    {
      key: 'no',
      title: t('no'),
      render: (row) => (
        <OpenButton aria-label={t('open', { no: row.no })} onClick={() => open(row)}>
          {row.no}
        </OpenButton>
      ),
    },
    {
      key: 'reportType',
      title: t('kind'),
      render: (row) => kindTitle(row.reportType, language),
    },
    {
      key: 'version',
      title: t('compared'),
      render: (row) => `${version(row.against)} → ${version(row.version)}`,
    },
    { key: 'through', title: t('through'), render: (row) => row.through ?? t('today') },
    {
      key: 'done',
      title: t('progress'),
      render: (row) => t('done', { done: row.done, companies: row.companies ?? '--' }),
    },
    { key: 'createdBy', title: t('by') },
    { key: 'createdAt', title: t('at'), render: (row) => instant(row.createdAt) },
  ]
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      list={list}
      columns={columns}
      rowKey={(row) => row.no}
      onOpen={open}
      noMatch={t('noMatch')}
      empty={{ icon: 'chart', title: t('none') }}
    />
  )
}

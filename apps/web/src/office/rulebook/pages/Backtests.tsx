import { type BacktestRow, backtest } from '@xinjian/contract/nouns/rules/backtest'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { GoLink } from '../../common/GoLink.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { backtestWords } from '../more-words.ts'
import { useRunColumns } from '../trial/backtest-columns.tsx'
import { useKindFilter } from '../useKindFilter.ts'

const LOOK_MS = 2_000
const isOpen = ({ status }: BacktestRow) => status === 'QUEUED' || status === 'RUNNING'

/** `/riskControl/backtests?reportType&page&size`: trials and back-tests, the running ones followed. */
export function Component() {
  const t = useWords(backtestWords)
  const go = useNavigate()
  const open = ({ no }: BacktestRow) => void go(paths.backtest({ no }))
  const list = useList(backtest.backtestList, {
    filters: [useKindFilter()],
    poll: (data) => (data?.rows.some(isOpen) ? LOOK_MS : false),
  })
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      list={list}
      caption={t('title')}
      columns={useRunColumns(open)}
      rowKey={(row) => row.no}
      onOpen={open}
      noMatch={t('noMatch')}
      empty={{
        icon: 'chart',
        title: t('none'),
        children: (
          <GoLink primary to={paths.rules()}>
            {t('toRules')}
          </GoLink>
        ),
      }}
    />
  )
}

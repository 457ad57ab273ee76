import { type ScoreCardRow, scoreCard } from '@xinjian/contract/nouns/rules/scoreCard'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../shell/may.ts'
import { GoLink } from '../../common/GoLink.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useCardColumns } from '../scoreCard/card-columns.tsx'
import { TrainButton } from '../scoreCard/TrainButton.tsx'
import { words } from '../scoreCard/words.ts'

const LOOK_MS = 2_000

/** `/riskControl/scoreCards?page&size`: versions of the institution's own score card. */
export function Component() {
  const t = useWords(words)
  const go = useNavigate()
  const write = useMay('rules.write')
  const open = ({ version }: ScoreCardRow) => void go(paths.scoreCard({ version }))
  const list = useList(scoreCard.scoreCardList, {
    filters: [],
    poll: (data) =>
      data?.rows.some(({ status }) => status === 'QUEUED' || status === 'RUNNING')
        ? LOOK_MS
        : false,
  })
  return (
    <ListPage
      title={t('cardsTitle')}
      note={t('cardsNote')}
      head={
        <>
          <GoLink to={paths.loanOutcomes()}>{t('toLoans')}</GoLink>
          {write && <TrainButton />}
        </>
      }
      list={list}
      columns={useCardColumns(open)}
      rowKey={({ version }) => version}
      onOpen={open}
      noMatch={t('cardsNone')}
      empty={{ icon: 'shield', title: t('cardsNone'), children: <p>{t('cardsNoneHint')}</p> }}
    />
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { LINE_STATES } from '@xinjian/contract/loan/states'
import { type CreditLineRow, loan } from '@xinjian/contract/nouns/finance/loan'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { keyOf } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { Button } from '../../../ui/Button.tsx'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useLineColumns } from '../columns.tsx'
import { Decide } from '../Decide.tsx'
import { DrawDialog } from '../DrawDialog.tsx'
import { LineDialog } from '../LineDialog.tsx'
import { words } from '../words.ts'

/** `/supplyChain/lines?keyword&state&page&size`: credit lines that the company gives. */
export function Component() {
  const t = useWords(words)
  const client = useQueryClient()
  const [mayWrite, mayDecide] = [useMay('loan.write'), useMay('loan.decide')]
  const [asking, setAsking] = useState(false)
  const [drawn, setDrawn] = useState<CreditLineRow | null>(null)
  const anew = () => client.invalidateQueries({ queryKey: keyOf(loan.creditLineList) })
  const actions = (row: CreditLineRow) => {
    const { no } = row
    if (row.state === 'PENDING' && mayDecide)
      return (
        <Decide
          ways={['approve', 'refuse']}
          own={row.own}
          about={row.borrowerName}
          onDecide={async (way, reason) => {
            await call(loan.creditLineDecide, { no, approve: way === 'approve', reason })
            await anew()
          }}
        />
      )
    return (
      <>
        {row.state === 'ACTIVE' && mayWrite ? (
          <Button size="sm" variant="primary" onClick={() => setDrawn(row)}>
            {t('draw')}
          </Button>
        ) : null}
        {mayDecide && (row.state === 'ACTIVE' || row.state === 'FROZEN') ? (
          <Decide
            ways={
              row.state === 'ACTIVE' ? ['FREEZE', 'CANCEL'] : row.froze ? ['CANCEL'] : ['RELEASE']
            }
            about={row.borrowerName}
            onDecide={async (step, reason) => {
              await call(loan.creditLineStep, { no, step, reason })
              await anew()
            }}
          />
        ) : null}
      </>
    )
  }
  const list = useList(loan.creditLineList, {
    of: 'creditLine',
    filters: [
      { kind: 'search', key: 'keyword', label: t('keywordLine') },
      choiceOf('state', LINE_STATES, { label: t('state'), all: t('allStates'), say: t }),
    ],
  })
  return (
    <ListPage
      title={t('linesTitle')}
      note={t('linesNote')}
      list={list}
      columns={useLineColumns(actions)}
      rowKey={(row) => row.no}
      noMatch={t('noMatch')}
      empty={{ icon: 'shield', title: t('noLines'), children: <p>{t('noLinesHint')}</p> }}
      head={
        mayWrite ? (
          <Button variant="primary" icon="plus" onClick={() => setAsking(true)}>
            {t('newLine')}
          </Button>
        ) : null
      }
    >
      <LineDialog open={asking} onDone={() => void anew()} onClose={() => setAsking(false)} />
      <DrawDialog key={drawn?.no ?? ''} line={drawn} onClose={() => setDrawn(null)} />
    </ListPage>
  )
}

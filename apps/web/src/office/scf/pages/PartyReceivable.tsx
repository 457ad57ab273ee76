import { useQuery } from '@tanstack/react-query'
import { type ReceivableDetail, receivable } from '@xinjian/contract/nouns/finance/receivable'
import type { Seat } from '@xinjian/contract/nouns/finance/scf'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { query as ask } from '../../../api/query.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { supplyChainPaths } from '../../../supply-chain-paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { ask as confirm } from '../../../ui/feedback.ts'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import { useQueryState } from '../../common/useQueryState.ts'
import { AtSeat } from '../party/AtSeat.tsx'
import { CoreWord } from '../party/CoreWord.tsx'
import { StateTag } from '../StateTag.tsx'
import { Whole } from '../Whole.tsx'
import { wholeWords } from '../whole-words.ts'
import { words } from '../words.ts'

/** `/supplyChain/ownReceivable?no&seat`: one receivable as a core enterprise or a member sees it. */
export function Component() {
  const [query] = useQueryState()
  const no = query.get('no') ?? ''
  return <AtSeat title={no}>{(seat) => <Of no={no} seat={seat} />}</AtSeat>
}

function Of({ no, seat }: { no: string; seat: Seat }) {
  const t = useWords(words)
  const found = useQuery(ask(receivable.scfPartyDetail, { seat, no }))
  const isAnchor = seat.role === 'ANCHOR'
  return (
    <>
      <PageHead
        title={no || t('ownTitle')}
        note={found.data && <StateTag of={found.data.row.state} />}
      >
        {found.data ? (
          <Actions of={found.data} seat={seat} onDone={() => void found.refetch()} />
        ) : null}
        <GoLink to={isAnchor ? supplyChainPaths.debts() : supplyChainPaths.ownReceivables()}>
          {t('toList')}
        </GoLink>
      </PageHead>
      {found.data ? (
        <Whole of={found.data} isFunder={false} />
      ) : (
        <Card>
          {found.error ? (
            <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
          ) : (
            <Skeleton lines={8} />
          )}
        </Card>
      )}
    </>
  )
}

function Actions(props: { of: ReceivableDetail; seat: Seat; onDone: () => void }) {
  const { of, seat, onDone } = props
  const w = useWords(wholeWords)
  const { no, state } = of.row
  if (seat.role === 'MEMBER') {
    if (state !== 'DRAFT') return null
    const submit = async () => {
      if (
        !(await confirm({
          tone: 'info',
          title: w('submit'),
          message: w('submitAsk'),
          okText: w('submit'),
        }))
      )
        return
      await call(receivable.scfPartySubmit, { seat, no }, { silent: true }).then(
        onDone,
        toastRefusal,
      )
    }
    return (
      <Button variant="primary" onClick={() => void submit()}>
        {w('submit')}
      </Button>
    )
  }
  if (state !== 'SUBMITTED') return null
  return (
    <CoreWord
      row={of.row}
      onRecord={async (word, note) => {
        await call(receivable.scfRecord, { seat, no, word, note }, { silent: true })
        onDone()
      }}
      onDecide={async (word, agree, note) => {
        await call(receivable.scfDecide, { seat, no, word, agree, note }, { silent: true })
        onDone()
      }}
    />
  )
}

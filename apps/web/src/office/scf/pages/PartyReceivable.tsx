import { useQuery } from '@tanstack/react-query'
import { type ReceivableDetail, receivable } from '@xinjian/contract/nouns/finance/receivable'
import type { Seat, SeatRow } from '@xinjian/contract/nouns/finance/scf'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { query as ask } from '../../../api/query.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { supplyChainPaths } from '../../../supply-chain-paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { ask as confirm } from '../../../ui/feedback.ts'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { GoLink } from '../../common/GoLink.tsx'
import { useQueryState } from '../../common/useQueryState.ts'
import { Ask } from '../Ask.tsx'
import { StateTag } from '../StateTag.tsx'
import { seatOf, useSeats } from '../seats.ts'
import { Whole } from '../Whole.tsx'
import { wholeWords } from '../whole-words.ts'
import { words } from '../words.ts'

/** `/supplyChain/ownReceivable?no&seat`: one receivable as a core enterprise or a member sees it. */
export function Component() {
  const t = useWords(words)
  const [query] = useQueryState()
  const no = query.get('no') ?? ''
  const { found, seat } = useSeats(null)
  return seat ? (
    <Of no={no} seat={seat} />
  ) : (
    <>
      <PageHead title={no || t('ownTitle')} />
      <Card>
        {found.data || found.error ? (
          <Failed
            message={found.error ? messageOf(found.error) : t('noSeat')}
            onRetry={() => void found.refetch()}
          />
        ) : (
          <Skeleton lines={8} />
        )}
      </Card>
    </>
  )
}

function Of({ no, seat: row }: { no: string; seat: SeatRow }) {
  const t = useWords(words)
  const seat = seatOf(row)
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
  const mayDecide = useMay('scf.decide')
  const { no, state, recorded, recordedBy, recordedByMe } = of.row
  const hint = w('noteHint')
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
  if (!recorded)
    return (['CONFIRM', 'REFUSE'] as const).map((word) => (
      <Ask
        key={word}
        label={w(`record${word}`)}
        about={no}
        hint={hint}
        variant={word === 'CONFIRM' ? 'primary' : 'danger'}
        onSay={async (note) => {
          await call(receivable.scfRecord, { seat, no, word, note }, { silent: true })
          onDone()
        }}
      />
    ))
  return (
    <>
      <small className={textStyles.muted}>
        {recordedByMe ? w('byAnother') : w(`recorded${recorded}`, { who: recordedBy ?? '' })}
      </small>
      {recordedByMe || !mayDecide
        ? null
        : ([true, false] as const).map((agree) => (
            <Ask
              key={String(agree)}
              label={w(agree ? 'agree' : 'sendBack')}
              about={no}
              hint={hint}
              variant={agree ? 'primary' : 'danger'}
              onSay={async (note) => {
                const asked = { seat, no, word: recorded, agree, note }
                await call(receivable.scfDecide, asked, { silent: true })
                onDone()
              }}
            />
          ))}
    </>
  )
}

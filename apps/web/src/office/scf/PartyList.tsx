import { useQueryClient } from '@tanstack/react-query'
import { receivable } from '@xinjian/contract/nouns/finance/receivable'
import type { SeatRow } from '@xinjian/contract/nouns/finance/scf'
import { RECEIVABLE_STATES } from '@xinjian/contract/scf/states'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../api/errors.ts'
import { keyOf } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Card, PageHead } from '../../ui/Card.tsx'
import { Field, Select } from '../../ui/Field.tsx'
import { Empty, Failed, Skeleton } from '../../ui/States.tsx'
import { choiceOf } from '../list/choice.ts'
import { ListPage } from '../list/ListPage.tsx'
import { useList } from '../list/useList.ts'
import { useReceivableColumns } from './columns.tsx'
import { seatKey, seatOf, useSeats } from './seats.ts'
import { words } from './words.ts'

const ReceivableDialog = lazy(() => import('./ReceivableDialog.tsx'))

/** Receivables that a seat reaches: debts of a core enterprise, or a member's own. */
export function PartyList({ as: role }: { as: SeatRow['role'] }) {
  const t = useWords(words)
  const { found, seats, seat, choose } = useSeats(role)
  const title = t(role === 'ANCHOR' ? 'debtsTitle' : 'ownTitle')
  const note = t(role === 'ANCHOR' ? 'debtsNote' : 'ownNote')
  if (seat && seats)
    return <Rows key={seatKey(seat)} {...{ role, seat, seats, choose, title, note }} />
  return (
    <>
      <PageHead title={title} note={note} />
      <Card>
        {found.error ? (
          <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
        ) : seats ? (
          <Empty icon="link" title={t('noSeat')}>
            <p>{t('noSeatHint')}</p>
          </Empty>
        ) : (
          <Skeleton lines={5} />
        )}
      </Card>
    </>
  )
}

function Rows(props: {
  role: SeatRow['role']
  seat: SeatRow
  seats: readonly SeatRow[]
  choose: (key: string) => void
  title: string
  note: string
}) {
  const { role, seat, seats, choose, title, note } = props
  const t = useWords(words)
  const go = useNavigate()
  const client = useQueryClient()
  const [applying, setApplying] = useState(false)
  const list = useList(receivable.scfPartyList, {
    of: 'scfParty',
    fixed: { seat: seatOf(seat) },
    filters: [
      { kind: 'search', key: 'keyword', label: t('keyword') },
      choiceOf('state', RECEIVABLE_STATES, { label: t('state'), all: t('allStates'), say: t }),
      { kind: 'days', key: 'days', label: t('date') },
    ],
  })
  const isMember = role === 'MEMBER'
  return (
    <ListPage
      title={title}
      note={note}
      list={list}
      columns={useReceivableColumns(role)}
      rowKey={({ no }) => no}
      onOpen={({ no }) => void go(paths.ownReceivable({ no, seat: seatKey(seat) }))}
      noMatch={t('noMatch')}
      empty={{
        icon: 'file',
        title: t(isMember ? 'noOwn' : 'noDebts'),
        children: <p>{t(isMember ? 'noOwnHint' : 'noDebtsHint')}</p>,
      }}
      head={
        isMember ? (
          <Button variant="primary" icon="plus" onClick={() => setApplying(true)}>
            {t('apply')}
          </Button>
        ) : null
      }
      before={
        seats.length > 1 ? (
          <Field label={t('seat')}>
            {(control) => (
              <Select
                {...control}
                value={seatKey(seat)}
                onChange={({ target }) => choose(target.value)}
              >
                {seats.map((one) => (
                  <option key={seatKey(one)} value={seatKey(one)}>
                    {one.funderName} · {one.anchorName}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null
      }
    >
      {applying ? (
        <Suspense fallback={null}>
          <ReceivableDialog
            seat={seatOf(seat)}
            onDone={() =>
              void client.invalidateQueries({ queryKey: keyOf(receivable.scfPartyList) })
            }
            onClose={() => setApplying(false)}
          />
        </Suspense>
      ) : null}
    </ListPage>
  )
}

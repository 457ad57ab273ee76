import { useQueryClient } from '@tanstack/react-query'
import { receivable } from '@xinjian/contract/nouns/finance/receivable'
import type { SeatRow } from '@xinjian/contract/nouns/finance/scf'
import { RECEIVABLE_STATES } from '@xinjian/contract/scf/states'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { keyOf } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { supplyChainPaths } from '../../../supply-chain-paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useReceivableColumns } from '../columns.tsx'
import { useMayApply } from '../receivable-choices.tsx'
import { words } from '../words.ts'
import { SeatField } from './SeatField.tsx'
import { seatKey, seatOf } from './seats.ts'

const ReceivableDialog = lazy(() => import('../ReceivableDialog.tsx'))

/** Rows of one seat; of several seats one is chosen. */
export function PartyRows(props: {
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
  const mayApply = useMayApply(seat, ['RECEIVABLE'])
  return (
    <ListPage
      title={title}
      note={note}
      list={list}
      columns={useReceivableColumns(role)}
      rowKey={({ no }) => no}
      onOpen={({ no }) => void go(supplyChainPaths.ownReceivable({ no, seat: seatKey(seat) }))}
      noMatch={t('noMatch')}
      empty={{
        icon: 'file',
        title: t(isMember ? 'noOwn' : 'noDebts'),
        children: <p>{t(isMember ? 'noOwnHint' : 'noDebtsHint')}</p>,
      }}
      head={
        mayApply ? (
          <Button variant="primary" icon="plus" onClick={() => setApplying(true)}>
            {t('apply')}
          </Button>
        ) : null
      }
      before={seats.length > 1 ? <SeatField {...{ seat, seats, choose }} /> : null}
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

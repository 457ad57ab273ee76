import type { RegistrationRow } from '@xinjian/contract/scf/shapes'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Table } from '../../ui/table/Table.tsx'
import { minute } from './Parts.tsx'
import { wholeWords } from './whole-words.ts'

/** What the register of movables was asked about a receivable or an order, and what it answered. */
export function Register({ of }: { of: readonly RegistrationRow[] }) {
  const w = useWords(wholeWords)
  return (
    <Card title={w('register')} flush={of.length > 0}>
      {of.length === 0 ? (
        <p className={textStyles.muted}>{w('noRegister')}</p>
      ) : (
        <Table
          caption={w('register')}
          rows={of}
          rowKey={({ at, requestNo }) => `${at}/${requestNo}`}
          columns={[
            { key: 'act', title: w('register'), render: ({ act }) => w(act) },
            { key: 'requestNo', title: w('requestNo') },
            { key: 'regNo', title: w('regNo'), render: ({ regNo }) => regNo ?? '--' },
            { key: 'message', title: w('answer') },
            {
              key: 'hash',
              title: w('digest'),
              render: ({ hash }) => (
                <span className={textStyles.num} title={hash ?? ''}>
                  {hash?.slice(0, 12) ?? '--'}
                </span>
              ),
            },
            { key: 'at', title: w('verifiedAt'), render: ({ at }) => minute(at) },
          ]}
        />
      )}
    </Card>
  )
}

/** Asks the register: before financing whether others have it, afterwards to have it registered. */
export function RegisterButtons(props: {
  of: readonly RegistrationRow[]
  isOpen: boolean
  isFinanced: boolean
  busy: boolean
  onAsk: (act: 'SEARCH' | 'REGISTER') => void
}) {
  const w = useWords(wholeWords)
  const { isOpen, isFinanced, busy, onAsk } = props
  const registered = props.of.some(({ result }) => result === 'REGISTERED')
  return (
    <>
      {isOpen && !isFinanced ? (
        <Button icon="search" disabled={busy} onClick={() => onAsk('SEARCH')}>
          {w('searchIt')}
        </Button>
      ) : null}
      {isFinanced && !registered ? (
        <Button disabled={busy} onClick={() => onAsk('REGISTER')}>
          {w('registerIt')}
        </Button>
      ) : null}
    </>
  )
}

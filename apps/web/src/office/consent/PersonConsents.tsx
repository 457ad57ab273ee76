import { useQuery } from '@tanstack/react-query'
import type { PersonConsent } from '@xinjian/contract/consent/person-consents'
import { consent } from '@xinjian/contract/nouns/consent'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import { ask, toast } from '../../ui/feedback.ts'
import textStyles from '../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import { type Column, Table } from '../../ui/table/Table.tsx'
import cells from '../common/cells.module.css'
import { useCopy } from '../common/useCopy.ts'
import { PersonInvite } from './PersonInvite.tsx'
import { words } from './person-words.ts'

const COLOURS: Record<PersonConsent['state'], FlagColour> = {
  NONE: 'grey',
  INVITED: 'yellow',
  EFFECTIVE: 'green',
  EXPIRED: 'grey',
  REVOKED: 'red',
}

/** Who of an enterprise's persons lets lenders be asked, and the way to invite the others. */
export function PersonConsents({ taxNo }: { taxNo: string }) {
  const t = useWords(words)
  const { data, error, refetch, isFetching } = useQuery(query(consent.personConsentList, { taxNo }))
  const mayInvite = useMay('collect.link')
  const [link, setLink] = useState<string | null>(null)
  const copy = useCopy()
  const columns = useColumns(
    mayInvite
      ? {
          taxNo,
          onLink: (made) => {
            setLink(made)
            void refetch()
          },
          onCancelled: () => {
            setLink(null)
            void refetch()
          },
        }
      : null,
  )
  return (
    <Card title={t('title')}>
      <p className={textStyles.muted}>{t('note')}</p>
      <Table
        caption={t('title')}
        columns={columns}
        rows={data?.rows}
        rowKey={({ role }) => role}
        loading={isFetching && !data}
        error={error ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
      />
      {link ? (
        <div role="status">
          <p>{t('link')}</p>
          <p className={textStyles.anywhere}>
            <code>{link}</code>
          </p>
          <Button variant="primary" icon="copy" onClick={() => copy(link, t('copied'))}>
            {t('copy')}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}

interface Acts {
  taxNo: string
  onLink: (link: string) => void
  onCancelled: () => void
}

/** `acts` null = who looks may not invite. */
function useColumns(acts: Acts | null): Column<PersonConsent>[] {
  const t = useWords(words)
  return [
    { key: 'role', title: t('role'), render: ({ role }) => t(role) },
    {
      key: 'name',
      title: t('person'),
      render: ({ name, mobile }) =>
        name === null ? (
          <span className={textStyles.muted}>{t('nobody')}</span>
        ) : (
          <span className={cells.two}>
            {name}
            <small className={cx(textStyles.num, textStyles.muted)}>{mobile}</small>
          </span>
        ),
    },
    {
      key: 'state',
      title: t('state'),
      render: (row) => (
        <span className={cells.two}>
          <Tag colour={COLOURS[row.state]}>{t(row.state)}</Tag>
          <Until row={row} />
        </span>
      ),
    },
    ...(acts
      ? [
          {
            key: 'act',
            title: t('act'),
            render: (row: PersonConsent) => (
              <>
                {row.state === 'EFFECTIVE' ? null : (
                  <PersonInvite taxNo={acts.taxNo} row={row} onLink={acts.onLink} />
                )}
                {row.inviteNo ? (
                  <CancelInvite inviteNo={row.inviteNo} onDone={acts.onCancelled} />
                ) : null}
              </>
            ),
          },
        ]
      : []),
  ]
}

/** Until when the consent, or the invitation, holds. */
function Until({ row }: { row: PersonConsent }) {
  const t = useWords(words)
  const day = (at: string) => instant(at).slice(0, 10)
  const until =
    row.state === 'EFFECTIVE' && row.contractNo && row.validTo
      ? t('validTo', { no: row.contractNo, at: day(row.validTo) })
      : row.inviteEndsAt
        ? t('invitedTo', { at: day(row.inviteEndsAt) })
        : null
  return until ? <small className={cx(textStyles.num, textStyles.muted)}>{until}</small> : null
}

function CancelInvite({ inviteNo, onDone }: { inviteNo: string; onDone: () => void }) {
  const t = useWords(words)
  const [busy, setBusy] = useState(false)
  const cancel = async () => {
    const sure = await ask({
      tone: 'warning',
      title: t('cancel'),
      message: t('cancelAsk'),
      okText: t('cancel'),
    })
    if (!sure) return
    setBusy(true)
    try {
      await call(consent.personInviteCancel, { inviteNo })
      toast('success', t('cancelled'))
      onDone()
    } catch {
      // The refusal was told by the client.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="sm" variant="quiet" busy={busy} onClick={() => void cancel()}>
      {t('cancel')}
    </Button>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ChannelRow, channel } from '@xinjian/contract/nouns/channel'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { keyOf, query } from '../../../api/query.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ask, toast } from '../../../ui/feedback.ts'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { Tag } from '../../../ui/Tag.tsx'
import { AskDialog } from './AskDialog.tsx'
import { stateColour } from './colours.ts'
import { words } from './words.ts'

/** Whether enterprises may choose the company by themselves: what it asked for, and what the platform said. */
export function InstitutionCard({ row, may }: { row: ChannelRow; may: boolean }) {
  const t = useWords(words)
  const client = useQueryClient()
  const found = useQuery(query(channel.institutionShow, {}))
  const [open, setOpen] = useState(false)
  const listing = found.data
  const live = listing?.state === 'ASKED' || listing?.state === 'LISTED'
  const renew = async () => {
    await client.invalidateQueries({ queryKey: keyOf(channel.institutionShow) })
    toast('success', t('done'))
  }
  const end = async () => {
    const box = { title: t('hint'), okText: t('ok'), cancelText: t('cancel') }
    if (!(await ask({ tone: 'warning', message: t('endAsk'), ...box }))) return
    await call(channel.institutionEnd, {}, { silent: true }).then(renew, toastRefusal)
  }
  return (
    <Card
      title={t('card')}
      extra={
        may &&
        listing !== undefined && (
          <>
            <Button onClick={() => setOpen(true)}>{t(live ? 'change' : 'ask')}</Button>
            {live && (
              <Button variant="danger" onClick={() => void end()}>
                {t('end')}
              </Button>
            )}
          </>
        )
      }
    >
      <p className={textStyles.muted}>{t('cardNote')}</p>
      {found.error && (
        <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <Skeleton lines={2} />}
      {listing === null && (
        <p>
          <Tag colour="grey">{t('off')}</Tag>
        </p>
      )}
      {listing && (
        <>
          <p>
            <Tag colour={stateColour(listing.state)}>{t(listing.state)}</Tag>{' '}
            {listing.channel !== row.code && t('elsewhere', { code: listing.channel })}
          </p>
          <p>
            {t('purpose')}：{listing.purpose}
          </p>
          {listing.reason && (
            <p className={textStyles.muted}>{t('said', { reason: listing.reason })}</p>
          )}
        </>
      )}
      {listing !== undefined && (
        <AskDialog
          open={open}
          code={row.code}
          listing={listing}
          onClose={() => setOpen(false)}
          onDone={renew}
        />
      )}
    </Card>
  )
}

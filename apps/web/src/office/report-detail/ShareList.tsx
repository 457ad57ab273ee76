import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DataOf } from '@xinjian/contract/endpoint'
import { report } from '@xinjian/contract/nouns/report'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { keyOf, query } from '../../api/query.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { Button } from '../../ui/Button.tsx'
import { ask, toast } from '../../ui/feedback.ts'
import { Empty } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { shareWords } from './words.ts'

type Share = DataOf<typeof report.shareList>[number]

type State = 'active' | 'sleeping' | 'expired' | 'revoked'
const COLOURS: Record<State, FlagColour> = {
  active: 'green',
  sleeping: 'yellow',
  expired: 'grey',
  revoked: 'grey',
}

function stateOf(share: Share): State {
  if (share.revokedAt) return 'revoked'
  if (new Date(share.expiresAt) < new Date()) return 'expired'
  return share.sleeping ? 'sleeping' : 'active'
}
const holds = (share: Share) => !['expired', 'revoked'].includes(stateOf(share))

/** Links of one report: who made them, until when, how often opened; live ones can be revoked. */
export function ShareList({ reportNo }: { reportNo: string }) {
  const t = useWords(shareWords)
  const client = useQueryClient()
  const list = useQuery(query(report.shareList, { reportNo }))
  const revoke = async (share: Share) => {
    const sure = await ask({
      tone: 'warning',
      title: t('notice'),
      message: t('revokeAsk'),
      okText: t('revoke'),
      cancelText: t('cancel'),
    })
    if (!sure) return
    await call(report.shareRevoke, { id: share.id })
    toast('success', t('revokedDone'))
    await client.invalidateQueries({ queryKey: keyOf(report.shareList) })
  }
  return (
    <Table<Share>
      caption={t('existing')}
      rows={list.data}
      rowKey={(share) => share.id}
      loading={list.isPending}
      error={list.error ? messageOf(list.error) : undefined}
      onRetry={() => list.refetch()}
      empty={<Empty icon="link" title={t('none')} />}
      columns={[
        { key: 'purpose', title: t('purpose') },
        { key: 'createdBy', title: t('by') },
        {
          key: 'expiresAt',
          title: t('expires'),
          render: (share) => (
            <span className={textStyles.num}>{instant(share.expiresAt).slice(0, 16)}</span>
          ),
        },
        { key: 'views', title: t('views'), align: 'right' },
        {
          key: 'state',
          title: t('state'),
          value: stateOf,
          render: (share) => (
            <>
              <Tag colour={COLOURS[stateOf(share)]}>{t(stateOf(share))}</Tag>
              {stateOf(share) === 'sleeping' && (
                <small className={textStyles.muted}>{t('sleeps')}</small>
              )}
            </>
          ),
        },
        {
          key: 'do',
          title: '',
          name: '',
          value: () => null,
          render: (share) =>
            holds(share) ? (
              <Button
                size="sm"
                variant="quiet"
                onClick={() => void revoke(share).catch(toastRefusal)}
              >
                {t('revoke')}
              </Button>
            ) : null,
        },
      ]}
    />
  )
}

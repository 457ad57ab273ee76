import { type ApiKeyRow, channel } from '@xinjian/contract/nouns/channel'
import { call } from '../../../api/client.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import { Button } from '../../../ui/Button.tsx'
import { ask, toast } from '../../../ui/feedback.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../../ui/Tag.tsx'
import { ItemRow } from '../../common/ItemRow.tsx'
import type { Made } from './KeyMade.tsx'
import { KeyTurn } from './KeyTurn.tsx'
import { keyWords, scopeWords } from './key-words.ts'

const COLOURS: Record<ApiKeyRow['state'], FlagColour> = {
  LIVE: 'green',
  SLEEPING: 'yellow',
  REPLACED: 'yellow',
  EXPIRED: 'grey',
  REVOKED: 'grey',
}
const minute = (at: string) => instant(at).slice(0, 16)

/** One key: who uses it, what it may do, when it was used last; ways to replace and to end it. */
export function KeyLine(props: {
  row: ApiKeyRow
  may: boolean
  onMade: (made: Made) => void
  onDone: () => void
}) {
  const t = useWords(keyWords)
  const ts = useWords(scopeWords)
  const { row, may, onMade, onDone } = props
  const ended = row.state === 'EXPIRED' || row.state === 'REVOKED'
  const revoke = async () => {
    const message = t('revokeAsk', { prefix: row.prefix })
    const box = { title: t('hint'), okText: t('ok'), cancelText: t('cancel') }
    if (!(await ask({ tone: 'warning', message, ...box }))) return
    try {
      await call(channel.apiKeyRevoke, { code: row.channel, id: row.id })
      toast('success', t('revoked'))
      onDone()
    } catch (error) {
      toastRefusal(error)
    }
  }
  return (
    <ItemRow
      ways={
        may &&
        !ended && (
          <>
            {(row.state === 'LIVE' || row.state === 'SLEEPING') && (
              <KeyTurn row={row} onMade={onMade} />
            )}
            <Button size="sm" variant="danger" onClick={() => void revoke()}>
              {t('revoke')}
            </Button>
          </>
        )
      }
    >
      <b>{row.name}</b> <code>{row.prefix}…</code>{' '}
      <Tag colour={COLOURS[row.state]}>{t(row.state)}</Tag>
      <small>
        {t('until', { at: minute(row.expiresAt) })} · {t('rate', { n: row.perMinute })} ·{' '}
        {row.lastUsedAt
          ? t('used', { at: minute(row.lastUsedAt), ip: row.lastIp ?? '' })
          : t('unused')}
      </small>
      <small>{row.scopes.map((scope) => ts(scope)).join(' · ')}</small>
      {!ended && row.asleep.length > 0 && (
        <small className={textStyles.neg}>
          {row.state === 'SLEEPING'
            ? t('sleeps', { by: row.madeBy })
            : t('asleep', { by: row.madeBy, scopes: row.asleep.map((one) => ts(one)).join('、') })}
        </small>
      )}
      {row.refusedAt && (
        <small className={textStyles.neg}>
          {t('refused', { at: minute(row.refusedAt), ip: row.refusedIp ?? '' })}
        </small>
      )}
    </ItemRow>
  )
}

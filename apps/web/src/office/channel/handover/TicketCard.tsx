import { type ChannelRow, channel } from '@xinjian/contract/nouns/channel'
import { call } from '../../../api/client.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ask } from '../../../ui/feedback.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { Tag } from '../../../ui/Tag.tsx'
import { useTurn } from '../useTurn.ts'
import { handoverWords } from './words.ts'

/** The key that the partner of a channel seals its tickets with. It is handed up: the card is made anew with the version it belongs to. */
export function TicketCard(props: { row: ChannelRow; may: boolean; onKey: (key: string) => void }) {
  const t = useWords(handoverWords)
  const { busy, turn } = useTurn()
  const { code, version, takesTickets } = props.row
  const set = async (on: boolean) => {
    const message = takesTickets && t(on ? 'turnAsk' : 'endAsk')
    const box = { title: t('hint'), okText: t('ok'), cancelText: t('cancel') }
    if (message && !(await ask({ tone: 'warning', message, ...box }))) return
    await turn(async () => {
      const { key } = await call(channel.channelTicketKey, { code, version, on }, { silent: true })
      if (key) props.onKey(key)
    })
  }
  return (
    <Card
      title={t('tickets')}
      extra={
        props.may && (
          <>
            <Button busy={busy} onClick={() => void set(true)}>
              {t(takesTickets ? 'turn' : 'make')}
            </Button>
            {takesTickets && (
              <Button variant="danger" busy={busy} onClick={() => void set(false)}>
                {t('end')}
              </Button>
            )}
          </>
        )
      }
    >
      <p className={textStyles.muted}>
        {t('ticketsNote')}{' '}
        <a href="/api/docs#tickets" target="_blank" rel="noreferrer">
          {t('docs')}
        </a>
      </p>
      <p>
        <Tag colour={takesTickets ? 'green' : 'grey'}>{t(takesTickets ? 'on' : 'off')}</Tag>
      </p>
    </Card>
  )
}

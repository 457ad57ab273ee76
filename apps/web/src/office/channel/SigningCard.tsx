import { type ChannelRow, channel } from '@xinjian/contract/nouns/channel'
import { call } from '../../api/client.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { useTurn } from './useTurn.ts'
import { words } from './words.ts'

/** Whether the systems of the channel must sign what they send. */
export function SigningCard({ row, may }: { row: ChannelRow; may: boolean }) {
  const t = useWords(words)
  const { busy, turn } = useTurn()
  const { code, version, signRequired } = row
  const set = (required: boolean) =>
    void turn(() => call(channel.channelSigning, { code, version, required }, { silent: true }))
  return (
    <Card
      title={t('signing')}
      extra={
        may && (
          <Button busy={busy} onClick={() => set(!signRequired)}>
            {t(signRequired ? 'demandNot' : 'demand')}
          </Button>
        )
      }
    >
      <p className={textStyles.muted}>{t('signingNote')}</p>
      <p>
        <Tag colour={signRequired ? 'green' : 'grey'}>
          {t(signRequired ? 'signingOn' : 'signingOff')}
        </Tag>
      </p>
    </Card>
  )
}

import { type ChannelRow, channel } from '@xinjian/contract/nouns/channel'
import { call } from '../../api/client.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { useTurn } from './useTurn.ts'
import { words } from './words.ts'

/** Whether the address of the channel is told the signed ends of the audit log. */
export function CheckpointCard({ row, may }: { row: ChannelRow; may: boolean }) {
  const t = useWords(words)
  const { busy, turn } = useTurn()
  const { code, version, auditCheckpoints, callbackUrl } = row
  const set = (on: boolean) =>
    void turn(() => call(channel.channelCheckpoints, { code, version, on }, { silent: true }))
  return (
    <Card
      title={t('checkpoints')}
      extra={
        may &&
        (callbackUrl || auditCheckpoints) && (
          <Button busy={busy} onClick={() => set(!auditCheckpoints)}>
            {t(auditCheckpoints ? 'checkpointsStop' : 'checkpointsSend')}
          </Button>
        )
      }
    >
      <p className={textStyles.muted}>{t('checkpointsNote')}</p>
      {!callbackUrl && <p className={textStyles.muted}>{t('checkpointsNowhere')}</p>}
      <p>
        <Tag colour={auditCheckpoints ? 'green' : 'grey'}>
          {t(auditCheckpoints ? 'checkpointsOn' : 'checkpointsOff')}
        </Tag>
      </p>
    </Card>
  )
}

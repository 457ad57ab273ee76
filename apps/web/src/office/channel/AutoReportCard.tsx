import type { AutoPrices as Prices } from '@xinjian/contract/channel/provider'
import { type ChannelRow, channel } from '@xinjian/contract/nouns/channel'
import { call } from '../../api/client.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { AutoPrices } from '../product/AutoPrices.tsx'
import { words } from '../product/auto-words.ts'
import { useTurn } from './useTurn.ts'

/** Whether a collection through the channel buys a report by itself, and what that costs now. */
export function AutoReportCard(props: { row: ChannelRow; prices: Prices; may: boolean }) {
  const t = useWords(words)
  const { busy, turn } = useTurn()
  const { code, version, autoReport } = props.row
  const set = (on: boolean) =>
    void turn(() => call(channel.channelAutoReport, { code, version, on }, { silent: true }))
  return (
    <Card
      title={t('card')}
      extra={
        props.may && (
          <Button busy={busy} onClick={() => set(!autoReport)}>
            {t(autoReport ? 'turnOff' : 'turnOn')}
          </Button>
        )
      }
    >
      <p className={textStyles.muted}>{t('cardNote')}</p>
      <p>
        <Tag colour={autoReport ? 'green' : 'grey'}>{t(autoReport ? 'on' : 'off')}</Tag>
      </p>
      <AutoPrices prices={props.prices} />
    </Card>
  )
}

import { type ChannelRow, channel } from '@xinjian/contract/nouns/channel'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { TextArea } from '../common/TextArea.tsx'
import { useTurn } from './useTurn.ts'
import { words } from './words.ts'

/** Addresses that keys of the channel may call from, one a line. */
export function AllowCard({ row, may }: { row: ChannelRow; may: boolean }) {
  const t = useWords(words)
  const { busy, turn } = useTurn()
  const [text, setText] = useState(row.ipAllow.join('\n'))
  const { code, version } = row
  const addresses = text
    .split(/[\n,，;；\s]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return (
    <Card
      title={t('allow')}
      extra={
        may && (
          <Button
            variant="primary"
            busy={busy}
            onClick={() =>
              void turn(() => call(channel.channelAllow, { code, version, addresses }))
            }
          >
            {t('saveAllow')}
          </Button>
        )
      }
    >
      <p className={textStyles.muted}>{t('allowNote')}</p>
      <Field label={t('allowText')}>
        {(ids) => (
          <TextArea
            {...ids}
            rows={4}
            value={text}
            readOnly={!may}
            placeholder={'203.0.113.0/28\n2001:db8:1::/48'}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
    </Card>
  )
}

import { type ChannelRow, channel } from '@xinjian/contract/nouns/channel'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { TextArea } from '../common/TextArea.tsx'
import { handoverWords } from './handover/words.ts'
import { useTurn } from './useTurn.ts'
import { words } from './words.ts'

type Of = { row: ChannelRow; may: boolean }

/** Addresses that keys of the channel may call from, one a line. */
export function AllowCard({ row: { code, version, ipAllow }, may }: Of) {
  const t = useWords(words)
  return (
    <LinesCard
      title={t('allow')}
      note={t('allowNote')}
      label={t('allowText')}
      submit={t('saveAllow')}
      placeholder={'203.0.113.0/28\n2001:db8:1::/48'}
      lines={ipAllow}
      may={may}
      onSave={(addresses) => call(channel.channelAllow, { code, version, addresses })}
    />
  )
}

/** Sites that may show reports in a frame, one a line. */
export function FramesCard({ row: { code, version, frameSites }, may }: Of) {
  const t = useWords(words)
  return (
    <LinesCard
      title={t('frames')}
      note={t('framesNote')}
      label={t('framesText')}
      submit={t('saveFrames')}
      placeholder="https://partner.example"
      lines={frameSites}
      may={may}
      onSave={(sites) => call(channel.channelFrames, { code, version, sites })}
    />
  )
}

/** Where people may be led back to when a collection is over, one a line; the first one unless a link names another. */
export function ReturnsCard({ row: { code, version, returnUrls }, may }: Of) {
  const t = useWords(handoverWords)
  return (
    <LinesCard
      title={t('returns')}
      note={t('returnsNote')}
      label={t('returnsText')}
      submit={t('saveReturns')}
      placeholder="https://partner.example/loan/result"
      lines={returnUrls}
      may={may}
      onSave={(addresses) => call(channel.channelReturns, { code, version, addresses })}
    />
  )
}

/** A short list that is typed line by line. */
function LinesCard(props: {
  title: string
  note: string
  label: string
  submit: string
  placeholder: string
  lines: readonly string[]
  may: boolean
  onSave: (lines: string[]) => Promise<unknown>
}) {
  const { may, onSave } = props
  const { busy, turn } = useTurn()
  const [text, setText] = useState(props.lines.join('\n'))
  const typed = text.split(/[\n,，;；\s]+/).filter((line) => line !== '')
  return (
    <Card
      title={props.title}
      extra={
        may && (
          <Button variant="primary" busy={busy} onClick={() => void turn(() => onSave(typed))}>
            {props.submit}
          </Button>
        )
      }
    >
      <p className={textStyles.muted}>{props.note}</p>
      <Field label={props.label}>
        {(ids) => (
          <TextArea
            {...ids}
            rows={4}
            value={text}
            readOnly={!may}
            placeholder={props.placeholder}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
    </Card>
  )
}

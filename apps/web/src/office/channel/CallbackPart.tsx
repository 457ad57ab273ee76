import type { DataOf } from '@xinjian/contract/endpoint'
import { type ChannelRow, channel } from '@xinjian/contract/nouns/channel'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { CallbackCard } from '../callback/CallbackCard.tsx'
import styles from './channel.module.css'
import { words } from './words.ts'

/** Where results of this channel go, what became of the last ones, and a message to try the address. */
export function CallbackPart({ row, may }: { row: ChannelRow; may: boolean }) {
  const t = useWords(words)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [came, setCame] = useState<DataOf<typeof channel.channelTest> | null>(null)
  const test = async () => {
    setBusy(true)
    try {
      setCame(await call(channel.channelTest, { code: row.code }))
    } catch (error) {
      toastRefusal(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <CallbackCard
      channel={row.code}
      onOpen={(task) => navigate(paths.dataCollection({ way: 'phone', task }))}
    >
      {may && row.callbackUrl && (
        <div className={styles.test}>
          <Button icon="link" busy={busy} onClick={() => void test()}>
            {t('test')}
          </Button>
          <small className={textStyles.muted}>{t('testNote')}</small>
          {came && (
            <output>
              {came.answer === null
                ? t('testNo', { ms: came.ms })
                : t('testOk', { answer: came.answer, ms: came.ms })}
            </output>
          )}
        </div>
      )}
    </CallbackCard>
  )
}
